import { operations } from "@switchboard/api-client/operations";
import type { AppInfo } from "@switchboard/api-client/types";
import { BRAND } from "../../brand.ts";
import type { Deps } from "../../deps.ts";
import { listSetUp } from "../../domain/authorizations/apps.ts";
import { toCredits, TOOL_CALL_PRICE } from "../../domain/credits/amounts.ts";
import type { ModelList } from "../../domain/runs/models.ts";
import { reservation } from "../../domain/runs/reservation.ts";
import { toText } from "../../http/answer.ts";
import { ok, operation } from "../../http/operation.ts";
import { answerTagged, tagText } from "../../http/tagged.ts";
import { toPluginSummary } from "../../plugins/to-plugin-summary.ts";
import { APP_VERSION } from "../../version.ts";

/** The groups of additions to the specification that this version answers. */
const EXTENSIONS = [
  "openapi",
  "runs",
  "approvals",
  "sessions",
  "message-pages",
  "connection-health",
  "ledger",
  "dataset-preview",
  "dataset-questions",
  "questions",
  "learned-words",
  "column-roles",
  "file-reading",
  "file-versions",
  "watch",
  "discovery",
  "custom-tools",
  "services-by-document",
  "grants",
  "reconnects",
  "fields",
  "images",
  "create-account",
  "playbooks",
  "playbook-preview",
  "rehearsals",
  "automations",
  "inbox",
  "sources",
  "audit",
  "api-key-limits",
  "account",
  "account-email",
  "account-deletion",
  "account-export",
  "two-step",
  "invitations",
  "organization-owner",
  "shared-credits",
  "notification-settings",
  "administration",
  "billing-portal",
  "credits",
  "credit-limits",
  "health",
  "fact-proposals",
  "models",
  "model-evaluations",
];

/** Maximum length of a prompt, in characters. */
const PROMPT_CHARS = 32_000;

/** A browser may keep it, and asks each time whether it is still the same. */
const REVALIDATE = { "cache-control": "no-cache" };

/** Version, plugins and features of this server. */
export const getAppInfo = operation("getAppInfo", async ({ deps, request }) => {
  const text = await deps.settingsCache.read("app-info", async () =>
    tagText(toText(operations.getAppInfo, ok(await describeApp(deps))) ?? ""),
  );
  return answerTagged(request, text, REVALIDATE);
});

async function describeApp(deps: Deps): Promise<AppInfo> {
  const plugins = deps.plugins.list();
  const models = await deps.models.read();
  const setUp = await listSetUp(deps, plugins);
  return {
    app_version: APP_VERSION,
    ...BRAND,
    plugins: plugins.map((plugin) => ({
      ...toPluginSummary(plugin),
      is_set_up: setUp.get(plugin.manifest.name),
    })),
    extensions: [
      ...EXTENSIONS,
      ...(deps.hasLocalOutbox ? ["local-outbox"] : []),
      ...(deps.portal ? ["local-portal"] : []),
    ],
    models: [...models.list()],
    limits: { upload_bytes: deps.env.uploadLimitBytes, prompt_chars: PROMPT_CHARS },
    prices: pricesOf(models),
  };
}

const pricesOf = (models: ModelList): AppInfo["prices"] => ({
  tool_call: toCredits(TOOL_CALL_PRICE),
  models: models.list().map(({ id }) => ({ id, allowance: toCredits(reservation(models, id, 0)) })),
});
