CREATE INDEX "approvals_session" ON "approvals" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "approvals_overdue" ON "approvals" USING btree ("expires_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "runs_session" ON "runs" USING btree ("session_id");