import { describe, expect, it } from "vitest";
import { brokenRules } from "./import-rules.mjs";

/** @param {string} importer @param {string} from */
const broken = (importer, from) => brokenRules(importer, from).map((rule) => rule.name);

describe("import rules", () => {
  it.each([
    ["packages/app/src/routes/chat.tsx", "@switchboard/ui/screens/chat"],
    ["packages/app/src/routes/chat.tsx", "@switchboard/api-client/stream"],
    ["packages/app/src/main.tsx", "./routes/routes.ts"],
    ["packages/server/src/http/binder.ts", "@switchboard/api-client/schemas"],
    ["packages/server/src/domain/runs/run.test.ts", "../../store/run-repository.ts"],
    ["packages/ui/src/screens/chat/chat.tsx", "../../patterns/composer/index.ts"],
    ["packages/ui/src/components/dialog/dialog.tsx", "../button/index.ts"],
    ["packages/ui/src/form/bound-field.tsx", "react-hook-form"],
    ["e2e/journey.spec.ts", "@switchboard/api-client/types"],
    ["packages/server/src/connectors/gate/pools.ts", "undici"],
    ["packages/server/src/integrations/oidc/provider.ts", "openid-client"],
    ["packages/server/src/connectors/mail/imap.ts", "imapflow"],
    ["packages/server/src/connectors/mail/smtp.ts", "nodemailer/lib/smtp-connection"],
    ["packages/server/src/agent/models.ts", "@ai-sdk/openai"],
    ["packages/server/src/agent/planner/planner-model.ts", "@ai-sdk/provider"],
    ["packages/server/src/mcp/serve.ts", "@modelcontextprotocol/server"],
    ["packages/server/test/web-server.ts", "node:http"],
  ])("lets %s import %s", (importer, from) => {
    expect(broken(importer, from)).toEqual([]);
  });

  it.each([
    [
      "packages/ui/src/components/button/button.tsx",
      "../../patterns/composer/index.ts",
      "ui-layers",
    ],
    ["packages/ui/src/tokens/contrast.ts", "../components/button/index.ts", "ui-layers"],
    ["packages/ui/src/screens/chat/chat.tsx", "../../docs/review/reviews.tsx", "ui-layers"],
    ["packages/ui/src/screens/chat/chat.tsx", "@switchboard/api-client/types", "ui-stands-alone"],
    ["packages/ui/src/screens/chat/chat.tsx", "@switchboard/ui/button", "ui-by-relative-path"],
    ["packages/ui/src/screens/chat/chat.tsx", "react-hook-form", "form-owns-react-hook-form"],
    ["packages/ui/src/screens/chat/chat.tsx", "react-router", "screens-are-pure"],
    ["packages/api-client/src/stream.ts", "@switchboard/ui/button", "client-stands-alone"],
    ["packages/server/src/main.ts", "@switchboard/api-client", "server-takes-the-contract"],
    ["packages/server/src/main.ts", "@switchboard/app", "app-is-the-top"],
    ["packages/server/src/main.ts", "../../api-client/src/gen/types.gen.ts", "packages-by-name"],
    ["packages/server/src/domain/runs/run.ts", "../../store/runs.ts", "domain-knows-no-adapters"],
    ["packages/server/src/connectors/http/engine.ts", "undici", "one-way-out"],
    ["packages/server/src/connectors/http/engine.ts", "node:https", "one-way-out"],
    ["packages/server/src/agent/models.ts", "node:http", "one-way-out"],
    ["packages/server/src/agent/run-tool.ts", "@ai-sdk/openai", "one-way-out"],
    ["packages/server/src/jobs/mail.ts", "node:dns/promises", "one-way-out"],
    ["packages/server/src/jobs/mail.ts", "nodemailer", "one-way-out"],
    ["packages/server/src/connectors/mail/imap.ts", "node:tls", "one-way-out"],
    ["packages/server/plugins/web/handlers.ts", "node:net", "one-way-out"],
    ["packages/server/src/mcp/serve.ts", "@modelcontextprotocol/client", "one-way-out"],
    ["packages/app/src/features/chat/a.ts", "../inbox/b.ts", "features-stay-apart"],
    ["packages/app/src/chat/reducer.ts", "../routes/chat.tsx", "routes-are-the-top"],
  ])("does not let %s import %s", (importer, from, rule) => {
    expect(broken(importer, from)).toContain(rule);
  });
});
