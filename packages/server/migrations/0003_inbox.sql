DROP INDEX "inbox_items_user";--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "priority_reason" text;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "kind" text NOT NULL DEFAULT 'task';--> statement-breakpoint
UPDATE "inbox_items" SET "kind" = 'connection' WHERE "source_identifier" LIKE 'connection-%';--> statement-breakpoint
ALTER TABLE "inbox_items" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "body_html" text;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "urgency" smallint GENERATED ALWAYS AS (case when status = 'done' then 5 else case priority when 'critical' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(title || ' ' || left(description, 4000) || ' ' || coalesce(mail->>'from_address', '') || ' ' || coalesce(payload->>'key', ''), '-_./@:#', '       '))) STORED;--> statement-breakpoint
CREATE INDEX "inbox_items_open" ON "inbox_items" USING btree ("user_id","urgency","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "inbox_items_put_away" ON "inbox_items" USING btree ("user_id","urgency","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE archived_at is not null or deleted_at is not null;--> statement-breakpoint
CREATE INDEX "inbox_items_words" ON "inbox_items" USING gin ("words");--> statement-breakpoint
CREATE INDEX "inbox_items_batch" ON "inbox_items" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "inbox_items_origin" ON "inbox_items" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "inbox_items_deleted" ON "inbox_items" USING btree ("deleted_at") WHERE deleted_at is not null;