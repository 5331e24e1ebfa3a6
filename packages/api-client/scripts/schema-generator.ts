import type { Document } from "./document.ts";
import { operationsOf } from "./document.ts";

const header = "// Made by scripts/generate.ts from openapi/. Do not edit.\n";

/**
 * The document as the type generator should see it: without error answers, which are one type, and without redirects, which
 * a browser follows.
 */
export function forSchemaGenerator(document: Document): Record<string, unknown> {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith("2")),
    );
  }
  for (const schema of Object.values(copy.components.schemas)) {
    Reflect.deleteProperty(schema, "discriminator");
  }
  return copy;
}

/** Gives the generated types our header. */
export function polishTypes(source: string): string {
  return header + withoutHeader(source).replaceAll("Blob | File", "Blob");
}

/**
 * Makes the generated schemas fit for browsers and for servers: evaluation without code generation, each schema removable
 * where it is not used, files as files and numbers in queries read from text.
 */
export function polishZod(source: string): string {
  const body = withoutHeader(source).replace("import * as z from 'zod/mini';\n", "");
  const statements = body.split(/\n(?=(?:\/\*\*\n(?: \*.*\n)+)?export const )/);
  return `${header}\nimport "../zod-config.ts";\nimport * as z from "zod/mini";\n${statements.map(polishStatement).join("\n")}`;
}

function polishStatement(statement: string): string {
  const match = /^((?:\/\*\*\n(?: \*.*\n)+)?)export const (z\w+) = ([\s\S]*);\s*$/.exec(statement);
  if (!match) return statement;
  const [, comment = "", name = "", expression = ""] = match;
  const value = name.endsWith("Query")
    ? expression.replaceAll("z.int()", "z.coerce.number().check(z.int())")
    : expression.replaceAll(/\b(file|icon): z\.string\(\)/g, "$1: z.file()");
  if (/^z\w+$/.test(value)) return `${comment}export const ${name} = ${value};\n`;
  return `${comment}export const ${name} = /* @__PURE__ */ (() => ${value})();\n`;
}

function withoutHeader(source: string): string {
  return source.replace(/^\/\/ This file is auto-generated.*\n/, "");
}
