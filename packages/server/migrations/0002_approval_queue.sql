ALTER TABLE "approvals" ADD COLUMN "queue_id" uuid;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "queue_index" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "queue_total" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "decided_via" text;