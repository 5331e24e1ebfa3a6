import { type Part, call, say } from "./decision.ts";
import { failed } from "./answer-question.ts";
import { type Conversation, type Step, lastTurn } from "./conversation.ts";
import { escapeMarkdown } from "../text/markdown.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { lookUp } from "./look-up.ts";
import { NOT_RUN } from "./not-run.ts";
import { type Meant, chosenPlace, weigh } from "./places.ts";
import { actionTools, askTool, ownTool } from "./offered-tools.ts";
import { OFFER_CHOICES, REMEMBER } from "./own-tools.ts";
import type { Offer } from "./offer.ts";
import type { PlannerItem } from "./planner-item.ts";
import { type ItemAction, callOnItem, itemActions, sayActions } from "./resolve-item.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { phrasesFor } from "./language/phrases-for.ts";
import { readFact, sayRemembered } from "./remember.ts";
import { mostOf, namedThing, namesNothing, rowsWith, saysAll } from "./tools/named-thing.ts";
import type { Call } from "./tools/open-call.ts";
import { questionFor } from "./tools/fill-arguments.ts";
import { propertiesOf } from "./tools/reader.ts";
import { type Request, readRequests } from "./tools/requests.ts";
import { asTable, reportResult } from "./tools/report-result.ts";

export function offerActions(
  item: PlannerItem,
  actions: readonly ItemAction[],
  words: Phrases,
  mayCall: boolean,
): Part {
  const text = sayActions(item, actions, words);
  const offer = {
    question: words.tools.whatToDo,
    options: actions.map(({ label }) => ({ label })),
  };
  if (actions.length === 0) return say(text, 0);
  return mayCall ? say(text, 0, offer) : say(inWords(text, offer, words), 0);
}

/** What a request that names nothing does with the item that the chat is about: "mark it as done". */
function carryOutOnItem(
  { prompt, today, steps }: Conversation,
  request: Call,
  words: Phrases,
  tools: readonly PlannerTool[],
  mayCall: boolean,
): Part | undefined {
  const item = ownTool(tools, OFFER_CHOICES)?.item;
  if (!item || !namesNothing(request)) return undefined;
  const requests = [request, ...readRequests(actionTools(tools), prompt, today)];
  const [own] = requests.filter(namesNothing).flatMap((one) => callOnItem(item, one) ?? []);
  return own
    ? makeCall(own, steps[0], words)
    : offerActions(item, itemActions(item, actionTools(tools), words), words, mayCall);
}

/** A prompt of the turn before, read as it was then. */
export const asBefore = (conversation: Conversation, prompt: string): Conversation => ({
  ...conversation,
  prompt,
  earlier: conversation.earlier?.slice(0, -1),
});

/** Choices as a sentence, for who cannot be shown any. */
export function inWords(text: string, { question, options }: Offer, { tools }: Phrases): string {
  if (options.length < 2) return text;
  const labels = options.map(({ label }) => `**${escapeMarkdown(label)}**`);
  return `${text} ${question.replace(/\?$/, "")}: ${tools.either(labels)}?`;
}

export const offersChoices = (tools: readonly PlannerTool[], mayCall: boolean) =>
  mayCall && ownTool(tools, OFFER_CHOICES) !== undefined;

/** What a prompt means, of all that the tools and the files could make of it. */
export const meantBy = (conversation: Conversation, tools: readonly PlannerTool[]): Meant =>
  weigh(
    conversation,
    readRequests(actionTools(tools), conversation.prompt, conversation.today),
    askTool(tools)?.tables ?? [],
  );

/** @param chosen which of several things the person means, as they said it */
export function carryOut(
  conversation: Conversation,
  request: Call & { readonly unread?: readonly string[]; readonly wanted?: string },
  words: Phrases,
  tools: readonly PlannerTool[],
  mayCall: boolean,
  chosen?: string,
): Part {
  const { steps } = conversation;
  if (request.wanted !== undefined) return find(request, request.wanted, steps[0], words);
  const onItem = carryOutOnItem(conversation, request, words, tools, mayCall);
  if (onItem) return onItem;
  const thing = namedThing(request, actionTools(tools));
  if (!thing) return makeCall(request, steps[0], words);
  const looked = lookUp(request, thing, steps[0], words, chosen);
  switch (looked.kind) {
    case "search":
      return call(looked.tool, looked.args);
    case "failed":
      return say(failed(looked.sentence, words), 1);
    case "say":
      return offersChoices(tools, mayCall) || !looked.offer
        ? say(looked.text, 1, looked.offer)
        : say(inWords(looked.text, looked.offer, words), 1);
    case "found": {
      const part = makeCall(looked.call, steps[1], words);
      return { ...part, used: part.used + 1 };
    }
  }
}

/** Finds a thing in a list that cannot be searched. */
function find({ tool, args }: Call, wanted: string, step: Step | undefined, words: Phrases): Part {
  if (!step) {
    const properties = propertiesOf(tool);
    const most = properties.some(({ name }) => name === "limit") ? mostOf(properties) : {};
    return call(tool, { ...most, ...args });
  }
  const all = step.outcome.ok ? asTable(step.outcome.value) : undefined;
  if (!all) return makeCall({ tool, args }, step, words);
  const found = rowsWith(all, wanted);
  const [, ...nouns] = tool.tool.split("_");
  return found.rows.length > 0
    ? say(reportResult(tool, found, words), 1)
    : say(
        words.tools.notFound(
          nouns.join(" "),
          escapeMarkdown(wanted),
          escapeMarkdown(tool.connection),
        ),
        1,
      );
}

export function makeCall(
  { tool, args, missing }: Call,
  step: Step | undefined,
  words: Phrases,
): Part {
  if (missing !== undefined) return say(questionFor(tool, missing, words), 0);
  if (!step) return call(tool, { ...args });
  if (!step.outcome.ok && step.outcome.sentence.startsWith(NOT_RUN))
    return say(escapeMarkdown(step.outcome.sentence), 1);
  if (!step.outcome.ok) return say(failed(step.outcome.sentence, words), 1);
  return say(reportResult(tool, step.outcome.value, words, step.outcome.editedTo), 1);
}

/** Longer words choose nothing. */
const MAX_CHOICE_LENGTH = 400;

/** The call of the turn before, where that asked which of several things is meant and this prompt says it. */
export function chosenThing(
  conversation: Conversation,
  tools: readonly PlannerTool[],
): Request | undefined {
  const { prompt } = conversation;
  const before = lastTurn(conversation);
  if (!before || prompt.length > MAX_CHOICE_LENGTH) return undefined;
  if (!before.answer.includes(phrasesFor(before.prompt).tools.severalThings)) return undefined;
  const then = asBefore(conversation, before.prompt);
  const meant =
    chosenPlace(then, (said) => meantBy(asBefore(then, said), tools)) ?? meantBy(then, tools);
  // The one that was asked about may itself have been chosen from several.
  const request = chosenThing(then, tools) ?? (meant.kind === "call" ? meant.request : undefined);
  const thing = request && namedThing(request, actionTools(tools));
  if (!thing) return undefined;
  const isOther = readRequests(actionTools(tools), prompt, conversation.today).length > 0;
  return isOther && !saysAll(prompt, thing.words) ? undefined : request;
}

/** Proposes a fact that the user stated, if the run has the tool for it. */
export function remember(
  { prompt, profile, steps }: Conversation,
  tools: readonly PlannerTool[],
): Part | undefined {
  const tool = ownTool(tools, REMEMBER);
  const fact = tool && readFact(prompt, profile ?? []);
  if (!fact) return undefined;
  const [step] = steps;
  return step ? say(sayRemembered(step, fact), 1) : call(tool, fact);
}
