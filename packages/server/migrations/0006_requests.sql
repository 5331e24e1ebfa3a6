CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"plugin_name" text,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"client_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "requests_counted" ON "requests" USING btree ("client_address","created_at") WHERE client_address is not null;