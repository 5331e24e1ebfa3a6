ALTER TABLE "authorization_attempts" RENAME COLUMN "session_id" TO "browser_hash";--> statement-breakpoint
ALTER TABLE "authorization_attempts" DROP CONSTRAINT "authorization_attempts_session_id_auth_sessions_id_fk";
--> statement-breakpoint
DROP INDEX "authorization_attempts_session";--> statement-breakpoint
ALTER TABLE "authorizations" ADD COLUMN "is_repeatable" boolean DEFAULT false NOT NULL;