ALTER TABLE "approvals" ALTER COLUMN "schema" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "arguments" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "approved_arguments" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "content" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "run_events" ALTER COLUMN "body" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "transcript" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "transcript" SET DEFAULT '[]'::json;--> statement-breakpoint
ALTER TABLE "tool_calls" ALTER COLUMN "proposed_arguments" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "tool_calls" ALTER COLUMN "arguments" SET DATA TYPE json;