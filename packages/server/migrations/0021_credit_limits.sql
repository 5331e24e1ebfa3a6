ALTER TABLE "runs" ADD COLUMN "credit_limit" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_credit_limit" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "run_credit_limit" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_limit" ON "approvals" USING btree ("run_id") WHERE kind = 'limit' and state = 'pending';