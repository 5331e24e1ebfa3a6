import { z } from "zod";
import type { Gate } from "../../src/connectors/gate/gate.ts";
import { readArguments } from "../../src/domain/plugins/read-arguments.ts";
import { ToolError, type ToolHandler } from "../../src/domain/plugins/types.ts";
import { decodePage } from "./decode-page.ts";
import { createPageReader, type PageReader } from "./page-text.ts";
import { createPlainReader } from "./plain-text.ts";

const LIMITS = { bodyBytes: 5 * 1024 * 1024, totalMs: 30_000, headersMs: 15_000 };
/** Characters of a page that a model reads whole, written as JSON. */
const MAX_TEXT_LENGTH = 16_000;
const MAX_SOURCE_LENGTH = 200;

const HTML = /^(?:text\/html|application\/xhtml\+xml)$/;
const PLAIN = /^(?:text\/[\w.+-]+|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))$/;

const page = z.object({ address: z.string().trim().min(1).max(2000) });

/** The tools over pages that anyone can read. */
export function webHandlers(gate: Pick<Gate, "fetch">): Readonly<Record<string, ToolHandler>> {
  return {
    async read_page(args, { signal }) {
      const { address } = readArguments(page, args);
      const response = await gate.fetch(address, {
        headers: { accept: "text/html, text/plain;q=0.9, */*;q=0.1" },
        limits: LIMITS,
        signal,
      });
      try {
        const text = await readText(response);
        const source = response.url.slice(0, MAX_SOURCE_LENGTH);
        return { ...text, address: response.url, sources: [source] };
      } finally {
        if (!response.body?.locked) await response.body?.cancel();
      }
    },
  };
}

async function readText(response: Response) {
  const { host } = new URL(response.url);
  if (!response.ok) throw new ToolError(sayStatus(response.status, host));
  const contentType = response.headers.get("content-type") ?? "";
  const type = contentType.replace(/;.*$/s, "").trim().toLowerCase();
  const reader = readerFor(type, response.url);
  if (!reader) throw new ToolError(sayType(type, host));
  if (response.body) {
    // Leaving the loop cancels the response, so that no more is loaded than was read.
    for await (const piece of decodePage(response.body, contentType)) {
      if (!reader.write(piece)) break;
    }
  }
  return reader.end();
}

function readerFor(type: string, address: string): PageReader | undefined {
  if (HTML.test(type)) return createPageReader(address, MAX_TEXT_LENGTH);
  return PLAIN.test(type) ? createPlainReader(MAX_TEXT_LENGTH) : undefined;
}

function sayStatus(status: number, host: string): string {
  if (status === 404 || status === 410) return `${host} has no page at this URL.`;
  if (status === 401 || status === 403) return `${host} does not show this page to the public.`;
  return `${host} returned status ${status} and no page.`;
}

function sayType(type: string, host: string): string {
  if (type === "application/pdf") return "This is a PDF file. Only web pages and text can be read.";
  const what = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? `a file of type ${type}` : "something unnamed";
  return `${host} returned ${what}. Only web pages and text can be read.`;
}
