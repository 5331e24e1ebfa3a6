CREATE TABLE "playbook_automatic_items" (
	"playbook_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"run_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playbook_automatic_items_playbook_id_item_id_pk" PRIMARY KEY("playbook_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "playbook_automations" (
	"playbook_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enabled" boolean NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"source_id" uuid,
	"min_priority" text,
	"title_words" text NOT NULL,
	"connection_ids" jsonb NOT NULL,
	"model" text NOT NULL,
	"max_executions" integer NOT NULL,
	"daily_limit" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_reason" text,
	"limit_reached_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "playbook_automatic_items" ADD CONSTRAINT "playbook_automatic_items_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_automatic_items" ADD CONSTRAINT "playbook_automatic_items_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_automatic_items" ADD CONSTRAINT "playbook_automatic_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_automations" ADD CONSTRAINT "playbook_automations_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_automations" ADD CONSTRAINT "playbook_automations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbook_automatic_items_item" ON "playbook_automatic_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "playbook_automatic_items_user" ON "playbook_automatic_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playbook_automations_user" ON "playbook_automations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "runs_item" ON "runs" USING btree ("inbox_item_id") WHERE inbox_item_id is not null;