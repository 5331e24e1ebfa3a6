-- Whoever lets the agent query their files lets it ask about them, too.
UPDATE "connections" SET "enabled_methods" = "enabled_methods" || '["ask_data"]'::jsonb
WHERE "connection_type" = 'data' AND "enabled_methods" @> '["query_data"]'::jsonb AND NOT "enabled_methods" @> '["ask_data"]'::jsonb;
