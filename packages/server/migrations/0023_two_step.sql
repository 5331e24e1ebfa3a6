CREATE TABLE "portal_recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_two_steps" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"data_key_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sealed" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "portal_recovery_codes" ADD CONSTRAINT "portal_recovery_codes_account_id_portal_two_steps_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."portal_two_steps"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_two_steps" ADD CONSTRAINT "portal_two_steps_account_id_portal_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."portal_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_recovery_codes_account" ON "portal_recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "portal_two_steps_key" ON "portal_two_steps" USING btree ("key_id");