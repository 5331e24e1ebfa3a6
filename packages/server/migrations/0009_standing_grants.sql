ALTER TABLE "approvals" ADD COLUMN "because" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "grants" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "credentials_mark" text;