ALTER TABLE "inbox_sources" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_sources" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_sources" ADD COLUMN "deleted_at" timestamp with time zone;