import type { ModelProviderReport, ProviderCheck } from "@switchboard/api-client/types";
import type { ProviderAccess } from "../../domain/models/ports.ts";
import { baseAddress } from "./addresses.ts";
import { listModels, type ListedModel } from "./list-models.ts";
import { readProblem, type Problem } from "./problem.ts";
import { asSentence, redact } from "./redact.ts";
import { tryCall } from "./try-call.ts";
import type { WayOut } from "./way-out.ts";

type Step = ProviderCheck["step"];
type Listing = { readonly models: ListedModel[] } | { readonly problem: Problem };

const LIST_TIMEOUT_MS = 15_000;

/** Problems of a provider that was reached. */
const NOT_REACHED: ReadonlySet<Problem["kind"]> = new Set([
  "unreachable",
  "certificate",
  "blocked",
  "timeout",
]);

/**
 * Tries a provider as an administrator set it up: reaches its address, lists its models, and asks one to call a tool.
 * @param model the model to ask; undefined for one that looks small and fit
 * @throws the abort reason when `signal` is aborted
 */
export async function tryProvider(
  access: ProviderAccess,
  model: string | undefined,
  out: WayOut,
  signal: AbortSignal,
): Promise<ModelProviderReport> {
  const began = performance.now();
  const listing = await list(access, out, signal);
  signal.throwIfAborted();
  const ms = Math.round(performance.now() - began);
  const say = (step: Step, outcome: ProviderCheck["outcome"], message: string, took = ms) => ({
    step,
    outcome,
    message: redact(asSentence(message), [access.apiKey]),
    ms: took,
  });
  const none = { models: [], works: false, calls_tools: false };

  if ("problem" in listing && NOT_REACHED.has(listing.problem.kind)) {
    return {
      ...none,
      checks: [
        say("reach", "failed", adviceOn(listing.problem, access)),
        say("list", "skipped", "Not tried.", 0),
        say("call", "skipped", "Not tried.", 0),
      ],
    };
  }
  const reached = say("reach", "passed", "Reached the address");
  const models = "models" in listing ? listing.models : [];
  const listed = models.map(({ contextTokens, ...one }) => ({
    ...one,
    context_tokens: contextTokens,
  }));
  const asked = model ?? choose(models);
  // A wrong key fails again, and some gateways answer without listing what they have.
  const isHopeless = "problem" in listing && listing.problem.kind === "key";
  const checks = [
    reached,
    "models" in listing
      ? say("list", "passed", sayModels(models, access))
      : say("list", "failed", await adviceOnList(listing.problem, access, out, signal)),
  ];
  if (asked === undefined || isHopeless) {
    const why = isHopeless ? "Not tried." : "Enter the model to ask.";
    return { ...none, models: listed, checks: [...checks, say("call", "skipped", why, 0)] };
  }
  const called = await tryCall(access, asked, out, signal);
  signal.throwIfAborted();
  const message =
    "problem" in called
      ? adviceOn(called.problem, access, asked)
      : called.callsTools
        ? called.message
        : `${called.message}. ${howToCall(access)}`;
  const outcome = "problem" in called || !called.callsTools ? "failed" : "passed";
  return {
    models: listed,
    works: !("problem" in called),
    calls_tools: outcome === "passed",
    checks: [...checks, say("call", outcome, message, called.ms)],
  };
}

async function list(access: ProviderAccess, out: WayOut, signal: AbortSignal): Promise<Listing> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]);
  try {
    return { models: await listModels(access, out, within) };
  } catch (error) {
    return { problem: readProblem(error) };
  }
}

/** A small model costs less, and a new one is less likely to be turned off. */
function choose(models: readonly ListedModel[]): string | undefined {
  const stays = models.filter(({ shutdown }) => shutdown === null);
  const all = stays.length > 0 ? stays : models;
  return (all.find(({ id }) => /mini|flash|haiku|small|lite/i.test(id)) ?? all[0])?.id;
}

const MAX_NAMED = 3;

function sayModels(models: readonly ListedModel[], { kind }: ProviderAccess): string {
  if (models.length === 0) {
    return kind === "azure"
      ? "The key is accepted. Enter the names of your deployments: Azure does not list them"
      : "Lists no models for chats";
  }
  const named = models.slice(0, MAX_NAMED).map(({ id }) => id);
  const more = models.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more.toLocaleString("en-US")} more`] : [])];
  return `Lists ${models.length === 1 ? "1 model" : `${models.length.toLocaleString("en-US")} models`}: ${names.join(", ")}`;
}

/** Why the models were not listed. Where the address lacks its path, the one that works. */
async function adviceOnList(
  problem: Problem,
  access: ProviderAccess,
  out: WayOut,
  signal: AbortSignal,
): Promise<string> {
  const isPath = problem.kind === "path" || problem.kind === "unreadable";
  if (!isPath || access.kind === "azure" || !access.address) return adviceOn(problem, access);
  const base = baseAddress(access);
  const path = access.kind === "google" ? "/v1beta" : "/v1";
  const address = base.endsWith(path) ? base.slice(0, -path.length) : `${base}${path}`;
  const found = await list({ ...access, address }, out, signal);
  signal.throwIfAborted();
  if ("models" in found) return `Nothing is there. The models are at ${address}: use this address`;
  return problem.kind === "unreadable"
    ? `${hostOf(access)} answers, but not as a model server. Check the address`
    : `${hostOf(access)} lists no models at ${base}/models. Check the address; of most servers it ends in /v1`;
}

function hostOf(access: ProviderAccess): string {
  try {
    return new URL(baseAddress(access)).host;
  } catch {
    return "The address";
  }
}

/** What is wrong, and what an administrator can do now. */
function adviceOn(problem: Problem, access: ProviderAccess, model?: string): string {
  const host = hostOf(access);
  const said = problem.said === "" ? "" : ` (${redact(problem.said, [access.apiKey])})`;
  switch (problem.kind) {
    case "key":
      return access.apiKey
        ? `${host} refused the key${said}. Check that it was copied whole and may use the model`
        : `${host} wants a key${said}`;
    case "quota":
      return `The account has nothing left to spend${said}. Add money or raise the limit there`;
    case "rate":
      return `The key is accepted, but its rate limit is reached${said}. Try again in a minute`;
    case "overloaded":
      return `${host} is overloaded or still loading the model${said}. Try again in a minute`;
    case "timeout":
      return `${host} did not answer in time. Check that it runs; a model that is loaded first can take minutes`;
    case "model":
      return `${host} does not have ${model ?? "the model"}${said}. Choose one that it lists`;
    case "path":
      return problem.said && !access.address
        ? "Enter the address"
        : `Nothing answers there${said}. Check the address; of most servers it ends in /v1`;
    case "unreachable":
      return `${sentenceOf(problem, `${host} cannot be reached`)} Check that it runs and that this server can reach it`;
    case "cut":
      return `${host} closed the connection before it had answered. Check its log`;
    case "certificate":
      return `The certificate of ${host} is not valid. Use one that this server trusts, or NODE_EXTRA_CA_CERTS`;
    case "blocked":
      return `${sentenceOf(problem, host)} The operator can allow it: OUTBOUND_ALLOW=${host}`;
    case "request":
      return TOOLS.test(problem.said)
        ? `${model ?? "The model"} can't use tools${said}. ${howToCall(access)}`
        : `${host} did not accept the request${said}`;
    case "context":
    case "size":
      return `${model ?? "The model"} reads too little at once${said}. Start it with a longer context`;
    case "unreadable":
      return `${host} answers, but not as a model does${said}. Check the address`;
    case "failing":
    case "other":
      return `${host} failed${said}`;
  }
}

const sentenceOf = ({ said }: Problem, otherwise: string) =>
  asSentence(/^[A-Z\d].*\.$/.test(said) ? said : otherwise);

/** How servers refuse tools: `… does not support tools`, `"auto" tool choice requires --enable-auto-tool-choice …`. */
const TOOLS = /tool|function/i;

/** What makes a model call tools. */
const howToCall = ({ kind }: ProviderAccess): string =>
  kind === "compatible"
    ? "Switch tool calls on (vLLM: --enable-auto-tool-choice and --tool-call-parser; llama.cpp: --jinja), or try another model"
    : "Try another model";
