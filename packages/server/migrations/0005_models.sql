CREATE TABLE "model_evaluation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"set" text NOT NULL,
	"asked" text NOT NULL,
	"outcome" text NOT NULL,
	"answer" text NOT NULL,
	"expected" text NOT NULL,
	"unapproved_writes" integer DEFAULT 0 NOT NULL,
	"usage" json DEFAULT '[]'::json NOT NULL,
	"ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"model_name" text NOT NULL,
	"provider" text NOT NULL,
	"stands_for" text,
	"size" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"started_by" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_offers" (
	"model_id" text NOT NULL,
	"organization_id" uuid NOT NULL,
	CONSTRAINT "model_offers_model_id_organization_id_pk" PRIMARY KEY("model_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "model_provider_states" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "model_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"api_version" text,
	"data_key_id" uuid,
	"key_id" text,
	"wrapped_key" text,
	"sealed" jsonb,
	"key_ending" text,
	"key_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"sent_as" text NOT NULL,
	"input_price" bigint NOT NULL,
	"cached_price" bigint NOT NULL,
	"output_price" bigint NOT NULL,
	"context_tokens" integer,
	"can" jsonb NOT NULL,
	"offered_to" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"daily_budget" bigint,
	"fallback" text,
	"shutdown" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "summary" json;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tokens" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "usage" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "model_evaluation_cases" ADD CONSTRAINT "model_evaluation_cases_evaluation_id_model_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."model_evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_offers" ADD CONSTRAINT "model_offers_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_offers" ADD CONSTRAINT "model_offers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_evaluation_cases_position" ON "model_evaluation_cases" USING btree ("evaluation_id","position");--> statement-breakpoint
CREATE INDEX "model_evaluations_created" ON "model_evaluations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "models_one_default" ON "models" USING btree ("is_default") WHERE is_default;