import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { childEnvironment } from "./environment.mjs";
import { BIN, CACHE } from "./paths.mjs";

it("drops the outer npm's variables and keeps what reaches the registry", () => {
  const env = childEnvironment({
    PATH: "/bin",
    HOME: "/home/ada",
    npm_lifecycle_event: "start",
    npm_config_global_prefix: "/usr",
    npm_config_registry: "https://registry.example",
    npm_config_https_proxy: "http://proxy.example",
  });
  expect(env).toEqual({
    PATH: [BIN, "/bin"].join(delimiter),
    HOME: "/home/ada",
    NODE_COMPILE_CACHE: join(CACHE, "node"),
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
    npm_config_registry: "https://registry.example",
    npm_config_https_proxy: "http://proxy.example",
  });
});

it("puts the workspace's commands first, once, whatever the case of the name", () => {
  const env = childEnvironment(childEnvironment({ Path: "C:\\bin" }));
  expect(env.PATH).toBe([BIN, "C:\\bin"].join(delimiter));
  expect(env).not.toHaveProperty("Path");
});
