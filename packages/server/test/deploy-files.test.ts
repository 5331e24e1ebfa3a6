import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";

const DEPLOY = new URL("../../../deploy/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DEPLOY), "utf8");

/** Variables of the compose file and the images themselves. */
const THEIR_OWN = /^(DOMAIN|POSTGRES_[A-Z]+|NODE_ENV)$/;

/** Variables that a file sets, in any of the ways that these files do. */
function namesIn(text: string): string[] {
  const withoutComments = text.replaceAll(/^\s*#.*$/gm, "");
  const set = withoutComments.matchAll(/(?:^|\s|name: )([A-Z][A-Z_]+[A-Z])(?:=|: (?!\{)|, value)/g);
  return [...set].map(([, name = ""]) => name).filter((name) => !THEIR_OWN.test(name));
}

describe("the files of a deployment", () => {
  const files = readdirSync(DEPLOY, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => /\.|^[A-Z]/.test(name));

  it("are read as what they are, and probe the addresses that the server has [R13]", () => {
    const yaml = files.filter((file) => file.endsWith(".yaml"));
    expect(yaml).toEqual(expect.arrayContaining(["compose.yaml", "kubernetes/switchboard.yaml"]));
    for (const file of yaml) {
      const problems = parseAllDocuments(read(file)).flatMap(({ errors, warnings }) => [
        ...errors,
        ...warnings,
      ]);
      expect({ file, problems }).toEqual({ file, problems: [] });
    }
    const [deployment] = parseAllDocuments(read("kubernetes/switchboard.yaml"));
    expect(deployment?.toJS()).toHaveProperty("spec.template.spec.containers");
    const { containers } = (deployment?.toJS() as Deployment | undefined)?.spec.template.spec ?? {};
    expect(containers?.[0]).toMatchObject({
      livenessProbe: { httpGet: { path: "/healthz" } },
      readinessProbe: { httpGet: { path: "/readyz" } },
    });
    expect(read("Caddyfile")).toContain("health_uri /healthz");
  });

  it("set only variables that the server knows", () => {
    const known = new Set(
      readFileSync(new URL("../src/env.ts", import.meta.url), "utf8").match(
        /\b[A-Z][A-Z_]+\b(?=:)/g,
      ),
    );
    const found = files.map((file) => ({
      file,
      unknown: namesIn(read(file)).filter((n) => !known.has(n)),
    }));
    expect(found.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
    expect(files.flatMap((file) => namesIn(read(file)))).toEqual(
      expect.arrayContaining(["DATABASE_URL", "SHUTDOWN_DELAY_SECONDS", "OIDC_ISSUER", "PORT"]),
    );
  });
});

type Deployment = {
  readonly spec: {
    readonly template: { readonly spec: { readonly containers: readonly object[] } };
  };
};
