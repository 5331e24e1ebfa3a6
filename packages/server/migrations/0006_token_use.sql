-- What runs used so far, at the prices that they were or will be charged at.
UPDATE "runs" SET "usage" = json_build_array(json_build_object(
	'model', "runs"."model",
	'name', "runs"."model",
	'input', "runs"."input_tokens",
	'cached', 0,
	'output', "runs"."output_tokens",
	'reasoning', 0,
	'price', json_build_object('input', "old"."input", 'cached', "old"."input", 'output', "old"."output")
))
FROM (VALUES
	('openai:gpt-4o', 25000, 100000),
	('google:gemini-1.5-pro-latest', 12000, 50000),
	('google:gemini-1.5-flash-latest', 1000, 4000)
) AS "old" ("model", "input", "output")
WHERE "runs"."model" = "old"."model" AND "runs"."input_tokens" + "runs"."output_tokens" > 0;--> statement-breakpoint
UPDATE "ledger_entries" SET "tokens" = "runs"."usage"
FROM "runs"
WHERE "ledger_entries"."source_key" = 'charge:' || "runs"."id" || ':tokens';--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "input_tokens";--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "output_tokens";
