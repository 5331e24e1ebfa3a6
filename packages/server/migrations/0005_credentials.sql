CREATE TABLE "connection_credentials" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"data_key_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sealed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" ALTER COLUMN "status" SET DEFAULT 'untested';--> statement-breakpoint
UPDATE "connections" SET "status" = CASE "status" WHEN 'error' THEN 'failing' ELSE 'untested' END WHERE "status" IN ('error', 'unknown');--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "last_success_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connection_credentials" ADD CONSTRAINT "connection_credentials_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_credentials" ADD CONSTRAINT "connection_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_credentials_user" ON "connection_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "connection_credentials_key" ON "connection_credentials" USING btree ("key_id","connection_id");