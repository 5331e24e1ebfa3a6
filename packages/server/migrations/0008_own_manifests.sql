CREATE TABLE "connection_icons" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mcp_authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"envelope" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "manifest" json;--> statement-breakpoint
ALTER TABLE "connection_icons" ADD CONSTRAINT "connection_icons_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_icons" ADD CONSTRAINT "connection_icons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mcp_authorizations" ADD CONSTRAINT "mcp_authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_icons_user" ON "connection_icons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mcp_authorizations_user" ON "mcp_authorizations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mcp_authorizations_expires" ON "mcp_authorizations" USING btree ("expires_at");