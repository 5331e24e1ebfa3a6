CREATE INDEX "chat_sessions_listed" ON "chat_sessions" USING btree ("user_id","pinned","updated_at","id");--> statement-breakpoint
CREATE INDEX "ledger_user_balance" ON "ledger_entries" USING btree ("user_id","id","delta") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_organization_balance" ON "ledger_entries" USING btree ("organization_id","id","delta") WHERE organization_id is not null;--> statement-breakpoint
CREATE INDEX "runs_live" ON "runs" USING btree ("user_id") WHERE state in ('queued', 'running', 'awaiting_approval');--> statement-breakpoint
DROP INDEX "chat_sessions_user";