CREATE TABLE "playbook_knowledge" (
	"playbook_id" uuid NOT NULL,
	"dataset_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "playbook_knowledge_playbook_id_dataset_id_pk" PRIMARY KEY("playbook_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "playbooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"target_source_type" text NOT NULL,
	"prompt_template" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "playbook_knowledge" ADD CONSTRAINT "playbook_knowledge_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_knowledge" ADD CONSTRAINT "playbook_knowledge_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook_knowledge" ADD CONSTRAINT "playbook_knowledge_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbooks" ADD CONSTRAINT "playbooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbook_knowledge_dataset" ON "playbook_knowledge" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "playbook_knowledge_user" ON "playbook_knowledge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playbooks_user" ON "playbooks" USING btree ("user_id");