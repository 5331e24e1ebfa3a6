DROP INDEX "approvals_run_call";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "kind" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_reconnect" ON "approvals" USING btree ("run_id") WHERE kind = 'reconnect' and state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_run_call" ON "approvals" USING btree ("run_id","call_id") WHERE kind = 'call';