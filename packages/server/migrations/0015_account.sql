ALTER TABLE "users" ALTER COLUMN "information_scaffold" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "information_scaffold" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "persistent_learned_info" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "persistent_learned_info" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "handle" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "user_agent" text;