CREATE TABLE "authorization_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"plugin" text NOT NULL,
	"connection_id" uuid,
	"redirect_uri" text NOT NULL,
	"issuer" text NOT NULL,
	"token_endpoint" text NOT NULL,
	"data_key_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"wrapped_key" text NOT NULL,
	"sealed" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plugin" text,
	"connection_id" uuid,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plugin_settings" (
	"plugin" text PRIMARY KEY NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data_key_id" uuid,
	"key_id" text,
	"wrapped_key" text,
	"sealed" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection_credentials" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connection_credentials" ADD COLUMN "renewal_id" uuid;--> statement-breakpoint
ALTER TABLE "connection_credentials" ADD COLUMN "renewal_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authorization_attempts" ADD CONSTRAINT "authorization_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_attempts" ADD CONSTRAINT "authorization_attempts_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorization_attempts" ADD CONSTRAINT "authorization_attempts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authorization_attempts_state" ON "authorization_attempts" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "authorization_attempts_user" ON "authorization_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "authorization_attempts_session" ON "authorization_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "authorization_attempts_over" ON "authorization_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "authorizations_user" ON "authorizations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "authorizations_age" ON "authorizations" USING btree ("created_at");