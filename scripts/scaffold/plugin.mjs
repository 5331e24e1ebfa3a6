import { kebabCase, sentenceCase } from "./names.mjs";

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * A connector: a folder of data with one tool, its recorded exchanges, and what people read about it.
 * @param {string} name
 * @returns {Record<string, string>} path to content
 */
export function pluginFiles(name) {
  const plugin = kebabCase(name);
  const title = sentenceCase(name);
  const folder = `packages/server/plugins/${plugin}`;
  const answer = { items: [{ id: 1, name: "First" }], total: 1 };
  return {
    [`${folder}/manifest.json`]: json({
      name: plugin,
      display_name: title,
      description: `Search items in ${title}.`,
      auth_type: "other",
      docs_url: `/ui/tools/${plugin}`,
      connection_settings_schema: {
        properties: {
          base_url: {
            type: "string",
            title: "URL",
            description: `The URL of your ${title}, such as https://${plugin}.example.com.`,
          },
          api_key: {
            type: "string",
            title: "API key",
            description: "Where to find it.",
            secret: true,
          },
        },
      },
      http: {
        base_url: "{settings.base_url}",
        auth: { kind: "bearer", token: "{secrets.api_key}" },
        check: { request: { method: "GET", path: "/me" }, account: "name" },
        errors: ["message"],
      },
      tools: [
        {
          name: "list_items",
          description: "Lists items.",
          input_schema: {
            type: "object",
            properties: {
              query: { type: "string", title: "Words", minLength: 1 },
              limit: {
                type: "integer",
                title: "At most",
                minimum: 1,
                maximum: 500,
                default: 50,
              },
            },
            additionalProperties: false,
          },
          effect: "read",
          untrusted_result: true,
          hints: ["list items", "show items"],
          http: {
            request: { method: "GET", path: "/items", query: { q: "{args.query}" } },
            paging: { kind: "page", page: "page", size: "per_page", page_size: 100 },
            result: {
              kind: "table",
              rows: "items",
              total: "total",
              limit: "{args.limit}",
              source: "items",
              columns: [
                { name: "id", path: "id", type: "integer" },
                { name: "name", path: "name", type: "text" },
              ],
            },
          },
        },
      ],
    }),
    [`${folder}/logo.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none" role="img" aria-label="${title}"><rect width="32" height="32" rx="7" fill="#475569"/><path d="M10 16h12M16 10v12" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>
`,
    [`${folder}/setup.md`]: `Connect ${title} with your own API key. The agent can see and change what you can.

## In ${title}

1. Say here where the key is found.

## Connect

1. Open **My Connections** and choose **Connect** on the **${title}** tile.
2. Enter the address and the key.
3. Clear the tools that the agent must not use, and tick **Verify before running** for those whose calls you want to see first.
4. Choose **Save Connection**.
`,
    [`${folder}/docs.md`]: `Find items of your ${title}.

## Tools

| Tool | What it does |
|---|---|
| \`list_items\` | Lists items by words |

## Questions to start with

- Show items
`,
    [`${folder}/test/connection.json`]: json({
      configuration: { base_url: `https://${plugin}.example.com` },
      credentials: { api_key: "a-key-of-no-account" },
      sent_headers: { authorization: "Bearer a-key-of-no-account" },
    }),
    [`${folder}/test/check.json`]: json({
      tool: "check",
      exchanges: [
        {
          request: { method: "GET", target: "/me" },
          answer: { status: 200, body: { name: "Ana" } },
        },
      ],
      result: "Ana",
    }),
    [`${folder}/test/list-items.json`]: json({
      tool: "list_items",
      prompt: "Show items",
      args: {},
      exchanges: [
        {
          request: { method: "GET", target: "/items?page=1&per_page=50" },
          answer: { status: 200, body: answer },
        },
      ],
      result: {
        kind: "table",
        columns: [
          { name: "id", type: "integer" },
          { name: "name", type: "text" },
        ],
        rows: [[1, "First"]],
        row_count: 1,
        truncated: false,
        sources: ["items"],
      },
    }),
    [`${folder}/test/list-items-refused.json`]: json({
      tool: "list_items",
      args: { query: "?" },
      exchanges: [
        {
          request: { method: "GET", target: "/items?page=1&per_page=50&q=%3F" },
          answer: { status: 400, body: { message: "The query cannot be read." } },
        },
      ],
      error: `${title} says: The query cannot be read (400).`,
    }),
  };
}
