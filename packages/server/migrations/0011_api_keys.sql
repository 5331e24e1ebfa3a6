CREATE TABLE "key_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[] DEFAULT '{"tools"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "key_runs" ADD CONSTRAINT "key_runs_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_runs" ADD CONSTRAINT "key_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_runs_key" ON "key_runs" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "key_runs_user" ON "key_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_run" ON "ledger_entries" USING btree ("run_id");--> statement-breakpoint
INSERT INTO "key_runs" ("run_id", "key_id", "user_id", "created_at") SELECT "run_id", "key_id", "user_id", "created_at" FROM "key_calls";
