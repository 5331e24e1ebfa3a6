CREATE TABLE "dead_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"error" text NOT NULL,
	"attempts" integer NOT NULL,
	"enqueued_at" timestamp with time zone NOT NULL,
	"died_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dead_jobs_died" ON "dead_jobs" USING btree ("died_at");