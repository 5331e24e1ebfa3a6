import { readProblem, type Problem } from "./providers/problem.ts";
import { asSentence, redact } from "./providers/redact.ts";
import { sayWait, waitOf } from "./providers/wait.ts";

/**
 * Why a model did not answer, as one sentence for the user and one about what to do, with API keys redacted.
 * @param model its name, as the user knows it
 * @param secrets this server's API keys, which a provider may quote in its message
 * @param provider who gets what is sent to the model: OpenAI, or a host
 */
export function describeModelFailure(
  model: string,
  failure: unknown,
  secrets: readonly (string | undefined)[] = [],
  provider = "the provider",
): string {
  const problem = readProblem(failure);
  const said = redact(problem.said, secrets);
  return `${model} could not answer: ${describeProblem({ ...problem, said }, provider)}`;
}

/** A problem as a sentence that goes on after a colon, and what to do about it. */
export function describeProblem(problem: Problem, provider: string): string {
  const { what, next } = SENTENCES[problem.kind](provider, problem);
  return [asSentence(what), next].filter(Boolean).join(" ");
}

type Sentence = (
  provider: string,
  problem: Problem,
) => { readonly what: string; readonly next?: string };

/** What the provider said, in brackets. */
const quoted = ({ said }: Problem) => (said === "" ? "" : ` (${said})`);
const plain = (text: string) => text.replace(/[.!?…]+$/, "");

const SENTENCES: Readonly<Record<Problem["kind"], Sentence>> = {
  key: (provider, problem) => ({
    what: `${provider} rejected this server's API key${quoted(problem)}`,
    next: "An administrator can enter another key under Models.",
  }),
  quota: (provider, problem) => ({
    what: `this server's account at ${provider} has nothing left to spend${quoted(problem)}`,
    next: "An administrator can add money or raise the limit there, or choose another model under Models.",
  }),
  rate: (provider, problem) => ({
    what: `the rate limit of ${provider} is reached${quoted(problem)}`,
    next: tryAgain(problem),
  }),
  overloaded: (provider, problem) => ({
    what: `${provider} is overloaded${quoted(problem)}`,
    next: tryAgain(problem),
  }),
  timeout: (provider, problem) => ({
    what: `${provider} did not answer in time${quoted(problem)}`,
    next: "Try again.",
  }),
  model: (provider, problem) => ({
    what: `${provider} does not have this model${quoted(problem)}`,
    next: "An administrator can let it stand for another model under Models.",
  }),
  path: (provider, problem) => ({
    what: `${provider} has no model at its address${quoted(problem)}`,
    next: "An administrator can test the address under Models.",
  }),
  context: (_provider, problem) => ({
    what: `the conversation is longer than this model reads at once${quoted(problem)}`,
    next: "Start a new chat, or choose a model with a longer context.",
  }),
  size: (provider, problem) => ({
    what: `the request is too large for ${provider}${quoted(problem)}`,
    next: "Start a new chat, or select fewer connections.",
  }),
  request: (provider, problem) => ({
    what: `${provider} did not accept the request${quoted(problem)}`,
    next: "An administrator can test the model under Models.",
  }),
  failing: (provider, problem) => ({
    what: `${provider} failed${quoted(problem)}`,
    next: "Try again in a few minutes.",
  }),
  unreachable: (provider, problem) => ({
    what: `${provider} cannot be reached${quoted(problem)}`,
    next: "Try again in a few minutes. If it goes on, an administrator can test the provider under Models.",
  }),
  cut: (provider) => ({
    what: `the connection to ${provider} broke before the answer was complete`,
    next: "Try again.",
  }),
  certificate: (provider, problem) => ({
    what: `the certificate of ${provider} is not valid${quoted(problem)}`,
    next: "Its operator has to renew the certificate.",
  }),
  blocked: (_provider, { said }) => ({
    what: plain(said),
    next: "The operator of this server can allow the address with OUTBOUND_ALLOW.",
  }),
  unreadable: (provider, problem) => ({
    what: `${provider} sent something that is not an answer of a model${quoted(problem)}`,
    next: "An administrator can test the provider under Models.",
  }),
  other: (_provider, { said }) => ({ what: said || "the connection to its provider broke" }),
};

function tryAgain(problem: Problem): string {
  const wait = waitOf(problem);
  if (wait === undefined || wait < 1000) return "Try again in a few minutes.";
  return `Try again in ${sayWait(wait)}.`;
}
