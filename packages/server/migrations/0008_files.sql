CREATE TABLE "stored_file_parts" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stored_file_parts_area_key_part_pk" PRIMARY KEY("area","key","part")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"group" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_area_key_pk" PRIMARY KEY("area","key")
);
--> statement-breakpoint
ALTER TABLE "stored_file_parts" ADD CONSTRAINT "stored_file_parts_area_key_stored_files_area_key_fk" FOREIGN KEY ("area","key") REFERENCES "public"."stored_files"("area","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_group" ON "stored_files" USING btree ("area","group");--> statement-breakpoint
CREATE INDEX "stored_files_age" ON "stored_files" USING btree ("area","stored_at");