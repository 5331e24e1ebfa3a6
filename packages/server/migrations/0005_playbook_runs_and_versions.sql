CREATE TABLE "playbook_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"playbook_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"prompt_template" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "inbox_item_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "playbook_id" uuid;--> statement-breakpoint
ALTER TABLE "playbook_versions" ADD CONSTRAINT "playbook_versions_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_versions" ADD CONSTRAINT "playbook_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbook_versions_playbook" ON "playbook_versions" USING btree ("playbook_id","id");--> statement-breakpoint
CREATE INDEX "playbook_versions_user" ON "playbook_versions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_playbook" ON "runs" USING btree ("playbook_id","started_at") WHERE playbook_id is not null;