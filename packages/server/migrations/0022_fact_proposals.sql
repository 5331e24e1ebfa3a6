CREATE TABLE "fact_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"run_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"replaced" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_proposals_user" ON "fact_proposals" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "fact_proposals_same" ON "fact_proposals" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "fact_proposals_session" ON "fact_proposals" USING btree ("session_id");