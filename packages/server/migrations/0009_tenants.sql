CREATE FUNCTION user_organizations() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT organization_id FROM organization_members WHERE user_id = nullif(current_setting('switchboard.user', true), '')::uuid
$$;--> statement-breakpoint
ALTER TABLE "account_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_head" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "authorization_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "authorizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "connection_credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "connection_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "connection_icons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "datasets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dead_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fact_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbox_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbox_source_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inbox_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "key_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "key_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "learned_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "local_checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "local_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mcp_authorizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_evaluation_cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_evaluations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_provider_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_providers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organization_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organizations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "phone_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "playbook_automatic_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "playbook_automations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "playbook_knowledge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "playbook_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "playbooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plugin_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_two_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "run_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_file_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tool_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "account_exports" AS PERMISSIVE FOR ALL TO public USING ("account_exports"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("account_exports"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "api_keys" AS PERMISSIVE FOR ALL TO public USING ("api_keys"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("api_keys"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "approvals" AS PERMISSIVE FOR ALL TO public USING ("approvals"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("approvals"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "audit_entries" AS PERMISSIVE FOR ALL TO public USING ("audit_entries"."actor_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("audit_entries"."actor_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "auth_sessions" AS PERMISSIVE FOR ALL TO public USING ("auth_sessions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("auth_sessions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "authorization_attempts" AS PERMISSIVE FOR ALL TO public USING ("authorization_attempts"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("authorization_attempts"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "authorizations" AS PERMISSIVE FOR ALL TO public USING ("authorizations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("authorizations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "chat_sessions" AS PERMISSIVE FOR ALL TO public USING ("chat_sessions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("chat_sessions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "connection_credentials" AS PERMISSIVE FOR ALL TO public USING ("connection_credentials"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("connection_credentials"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "connection_findings" AS PERMISSIVE FOR ALL TO public USING ("connection_findings"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("connection_findings"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "connection_icons" AS PERMISSIVE FOR ALL TO public USING ("connection_icons"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("connection_icons"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "connections" AS PERMISSIVE FOR ALL TO public USING ("connections"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("connections"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "credit_months" AS PERMISSIVE FOR ALL TO public USING ("credit_months"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("credit_months"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "datasets" AS PERMISSIVE FOR ALL TO public USING ("datasets"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("datasets"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "fact_proposals" AS PERMISSIVE FOR ALL TO public USING ("fact_proposals"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("fact_proposals"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING ("idempotency_keys"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("idempotency_keys"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "inbox_items" AS PERMISSIVE FOR ALL TO public USING ("inbox_items"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("inbox_items"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "inbox_source_rows" AS PERMISSIVE FOR ALL TO public USING (exists (select from "inbox_sources" whole where whole.id = "inbox_source_rows"."source_id" and whole.user_id = nullif(current_setting('switchboard.user', true), '')::uuid)) WITH CHECK (exists (select from "inbox_sources" whole where whole.id = "inbox_source_rows"."source_id" and whole.user_id = nullif(current_setting('switchboard.user', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "inbox_sources" AS PERMISSIVE FOR ALL TO public USING ("inbox_sources"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("inbox_sources"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "invitations" AS PERMISSIVE FOR ALL TO public USING ("invitations"."organization_id" in (select user_organizations())) WITH CHECK ("invitations"."organization_id" in (select user_organizations()));--> statement-breakpoint
CREATE POLICY "tenant" ON "key_calls" AS PERMISSIVE FOR ALL TO public USING ("key_calls"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("key_calls"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "key_runs" AS PERMISSIVE FOR ALL TO public USING ("key_runs"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("key_runs"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "learned_words" AS PERMISSIVE FOR ALL TO public USING ("learned_words"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("learned_words"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "ledger_entries" AS PERMISSIVE FOR ALL TO public USING ("ledger_entries"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "ledger_entries"."spent_by" = nullif(current_setting('switchboard.user', true), '')::uuid or "ledger_entries"."organization_id" in (select user_organizations())) WITH CHECK ("ledger_entries"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "ledger_entries"."spent_by" = nullif(current_setting('switchboard.user', true), '')::uuid or "ledger_entries"."organization_id" in (select user_organizations()));--> statement-breakpoint
CREATE POLICY "tenant" ON "local_checkouts" AS PERMISSIVE FOR ALL TO public USING ("local_checkouts"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("local_checkouts"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "mcp_authorizations" AS PERMISSIVE FOR ALL TO public USING ("mcp_authorizations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("mcp_authorizations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "messages" AS PERMISSIVE FOR ALL TO public USING ("messages"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("messages"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "organization_members" AS PERMISSIVE FOR ALL TO public USING ("organization_members"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "organization_members"."organization_id" in (select user_organizations())) WITH CHECK ("organization_members"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "organization_members"."organization_id" in (select user_organizations()));--> statement-breakpoint
CREATE POLICY "tenant" ON "organizations" AS PERMISSIVE FOR ALL TO public USING ("organizations"."owner_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "organizations"."id" in (select user_organizations())) WITH CHECK ("organizations"."owner_id" = nullif(current_setting('switchboard.user', true), '')::uuid or "organizations"."id" in (select user_organizations()));--> statement-breakpoint
CREATE POLICY "tenant" ON "payment_customers" AS PERMISSIVE FOR ALL TO public USING ("payment_customers"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("payment_customers"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "payment_events" AS PERMISSIVE FOR ALL TO public USING ("payment_events"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("payment_events"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "playbook_automatic_items" AS PERMISSIVE FOR ALL TO public USING ("playbook_automatic_items"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("playbook_automatic_items"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "playbook_automations" AS PERMISSIVE FOR ALL TO public USING ("playbook_automations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("playbook_automations"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "playbook_knowledge" AS PERMISSIVE FOR ALL TO public USING ("playbook_knowledge"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("playbook_knowledge"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "playbook_versions" AS PERMISSIVE FOR ALL TO public USING ("playbook_versions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("playbook_versions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "playbooks" AS PERMISSIVE FOR ALL TO public USING ("playbooks"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("playbooks"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "run_events" AS PERMISSIVE FOR ALL TO public USING (exists (select from "runs" whole where whole.id = "run_events"."run_id" and whole.user_id = nullif(current_setting('switchboard.user', true), '')::uuid)) WITH CHECK (exists (select from "runs" whole where whole.id = "run_events"."run_id" and whole.user_id = nullif(current_setting('switchboard.user', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant" ON "runs" AS PERMISSIVE FOR ALL TO public USING ("runs"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("runs"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "subscriptions" AS PERMISSIVE FOR ALL TO public USING ("subscriptions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("subscriptions"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "tool_calls" AS PERMISSIVE FOR ALL TO public USING ("tool_calls"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("tool_calls"."user_id" = nullif(current_setting('switchboard.user', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "tenant" ON "users" AS PERMISSIVE FOR ALL TO public USING ("users"."id" = nullif(current_setting('switchboard.user', true), '')::uuid) WITH CHECK ("users"."id" = nullif(current_setting('switchboard.user', true), '')::uuid);