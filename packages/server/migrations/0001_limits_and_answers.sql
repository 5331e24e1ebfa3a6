CREATE TABLE "portal_email_changes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"old_token" text,
	"new_token" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "portal_email_changes" ADD CONSTRAINT "portal_email_changes_account_id_portal_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."portal_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_over" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
UPDATE "runs" SET "answered_by" = CASE WHEN "input_tokens" + "output_tokens" > 0 THEN "model" ELSE 'built-in planner' END WHERE "kind" = 'chat';
