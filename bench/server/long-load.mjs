import { setTimeout as wait } from "node:timers/promises";
import { median } from "../report.mjs";
import { signUp } from "./ours.mjs";
import { readUse } from "./use.mjs";

const CONNECTIONS = 8;
const MINUTE = 60_000;
const PATHS = ["users/me", "app-info", "inbox-items", "chatsessions", "models"];

/** @typedef {{ asked: number, minutes: number[], most: number }} Load requests, the median of the megabytes in each minute, and the most of all */

/**
 * Asks for what a page asks for, and makes items, for some minutes.
 * @param {{ port: number, pid: number }} server
 * @param {{ minutes: number, rate: number }} choice `rate` is requests a second, without an end where it is infinite
 * @returns {Promise<Load>}
 */
export async function loadFor({ port, pid }, { minutes, rate }) {
  const headers = { cookie: await signUp(port), "content-type": "application/json" };
  const api = `http://localhost:${port}/api/v1`;
  const pause = (CONNECTIONS * 1000) / rate;
  const began = performance.now();
  const minute = () =>
    Math.min(Math.ceil(minutes) - 1, Math.floor((performance.now() - began) / MINUTE));
  let asked = 0;
  const ask = () => {
    const path = PATHS[asked % PATHS.length];
    asked += 1;
    if (asked % 50 > 0) return fetch(`${api}/${path}`, { headers });
    return fetch(`${api}/inbox-items`, {
      method: "POST",
      headers: { ...headers, origin: `http://localhost:${port}` },
      body: JSON.stringify({ title: `Item ${asked}` }),
    });
  };
  const drive = async () => {
    while (performance.now() - began < minutes * MINUTE) {
      const response = await ask();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
      await response.arrayBuffer();
      if (pause > 0) await wait(pause);
    }
  };
  /** @type {number[][]} */
  const samples = [];
  const sampling = setInterval(() => (samples[minute()] ??= []).push(readUse(pid).megabytes), 1000);
  await Promise.all(Array.from({ length: CONNECTIONS }, drive));
  clearInterval(sampling);
  return { asked, minutes: samples.map(median), most: Math.max(...samples.flat()) };
}
