CREATE TABLE "learned_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"dataset_id" uuid,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"column" text,
	"value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "question" json;--> statement-breakpoint
ALTER TABLE "learned_words" ADD CONSTRAINT "learned_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_words" ADD CONSTRAINT "learned_words_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learned_words_user" ON "learned_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learned_words_dataset" ON "learned_words" USING btree ("dataset_id");