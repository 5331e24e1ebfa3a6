import { signUp } from "./ours.mjs";

/** The cookies of new people. @param {number} port @param {number} count */
export async function signUpMany(port, count) {
  /** @type {string[]} */
  const cookies = [];
  for (let at = 0; at < count; at += 1) cookies.push(await signUp(port, `bench-${at}@example.com`));
  return cookies;
}

/**
 * Asks in a new chat, without connections. @param {number} port @param {string} cookie @param {string} prompt
 * @returns {Promise<ReadableStream<Uint8Array>>} the events
 */
export async function ask(port, cookie, prompt) {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/api/switchboard-chat/run`, {
    method: "POST",
    headers: { "content-type": "application/json", origin, cookie },
    body: JSON.stringify({
      connection_ids: [],
      prompt,
      model: "openai:gpt-4o",
      max_executions: 1,
      session_id: null,
      approved_tool_call: null,
    }),
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  return response.body;
}
