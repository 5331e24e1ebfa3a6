import { expect, it } from "vitest";
import { providerId } from "./provider-id.ts";

it.each([
  ["compatible", "Halden gateway", "https://llm.halden.example/v1", "halden-gateway"],
  ["compatible", "", "https://llm.halden.example/v1", "halden"],
  ["compatible", "", "https://openrouter.ai/api/v1", "openrouter"],
  ["compatible", "", "https://api.together.xyz/v1", "together"],
  ["compatible", "", "http://localhost:8000/v1", "local"],
  ["compatible", "", "http://127.0.0.1:11434/v1", "local"],
  ["compatible", "", "http://10.20.0.7:8000/v1", "server"],
  // It would answer for the ids of the specification.
  ["compatible", "OpenAI", "https://llm.halden.example/v1", "openai-2"],
  ["compatible", "模型", "https://llm.halden.example/v1", "halden"],
  ["compatible", "Taken", "https://llm.halden.example/v1", "taken-3"],
  ["openai", "Work", null, "openai"],
  ["anthropic", "Work", null, "anthropic-2"],
] as const)("of %s named '%s' at %s is %s", (kind, name, address, id) => {
  expect(providerId({ kind, name, address }, ["taken", "taken-2", "anthropic"])).toBe(id);
});
