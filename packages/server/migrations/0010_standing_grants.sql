DROP INDEX "approvals_run_call";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "kind" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "because" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "grants" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "credentials_mark" text;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_reconnect" ON "approvals" USING btree ("run_id") WHERE kind = 'reconnect' and state = 'pending';--> statement-breakpoint
CREATE INDEX "approvals_run" ON "approvals" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_run_call" ON "approvals" USING btree ("run_id","call_id") WHERE kind = 'call';