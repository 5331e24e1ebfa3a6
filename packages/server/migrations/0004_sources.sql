CREATE TABLE "inbox_source_rows" (
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "inbox_source_rows_source_id_external_id_pk" PRIMARY KEY("source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source_type" text NOT NULL,
	"connection_ids" uuid[] NOT NULL,
	"config" jsonb NOT NULL,
	"refresh_frequency_minutes" integer NOT NULL,
	"cursor" jsonb,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"run_id" uuid,
	"run_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_source_rows" ADD CONSTRAINT "inbox_source_rows_source_id_inbox_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."inbox_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_sources" ADD CONSTRAINT "inbox_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_sources_user" ON "inbox_sources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbox_sources_due" ON "inbox_sources" USING btree ("next_run_at");