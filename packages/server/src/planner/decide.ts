import { type Decision, type Part, say } from "./decision.ts";
import { askData, askQuestion, chosenBefore, failed, isLimit } from "./answer-question.ts";
import {
  asBefore,
  carryOut,
  chosenThing,
  inWords,
  makeCall,
  meantBy,
  offerActions,
  offersChoices,
  remember,
} from "./carry-out.ts";
import { type Conversation, type Step, lastTurn } from "./conversation.ts";
import { asksForHelp } from "./data/describe.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { askWhere, chosenPlace } from "./places.ts";
import { answerFromProfile } from "./profile.ts";
import { actionTools, askTool, ownTool } from "./offered-tools.ts";
import { OFFER_CHOICES } from "./own-tools.ts";
import { asksToResolve, chosenAction, itemActions, pointedAction } from "./resolve-item.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { phrasesFor } from "./language/phrases-for.ts";
import { cannotMap, sayLacking, whatAppDoes, whatICanDo } from "./say-help.ts";
import { answeredCall } from "./tools/open-call.ts";
import { readRequests } from "./tools/requests.ts";

/** Decides the next step from the prompt, the offered tools and the previous calls. Deterministic. */
export function decide(
  said: Conversation,
  tools: readonly PlannerTool[],
  mayCall: boolean,
): Decision {
  const conversation = { ...said, learned: askTool(tools)?.learned ?? [] };
  const answers: string[] = [];
  let steps = conversation.steps;
  let next: Pick<Extract<Decision, { kind: "say" }>, "offer" | "open"> = {};
  const requests = askTool(tools)?.question
    ? [conversation.prompt]
    : splitRequests(conversation, tools);
  for (const prompt of requests) {
    const part = decideOne({ ...conversation, prompt, steps }, tools, mayCall);
    if (part.kind === "call") {
      if (mayCall) return part;
      answers.push(limitReached(steps, phrasesFor(prompt)));
      break;
    }
    answers.push(part.text);
    // A choice answers a prompt as a whole.
    if (requests.length === 1) {
      const { offer, open } = part;
      next = { ...(offer && { offer }), ...(open && { open }) };
    }
    steps = steps.slice(part.used);
  }
  const text = answers.filter(Boolean).join("\n\n");
  return { kind: "say", text, ...next };
}

export const limitReached = (steps: readonly Step[], { help }: Phrases) =>
  steps.some(({ outcome }) => !outcome.ok && isLimit(outcome.sentence))
    ? help.stopped
    : help.noTool;

/** The words between two requests. Looked for at the beginning of a gap only: a gap may be thousands of blanks. */
const NEXT_REQUEST =
  /(?:[,;.]?(?<=\S)\s+and then\s+|[;,.]\s*then\s+|[.!?;]\s+(?:also|afterwards)[,\s]+)/i;

/** `… and then …`: several requests, where each names what it wants. */
function splitRequests({ prompt, today }: Conversation, tools: readonly PlannerTool[]): string[] {
  const parts = prompt.split(NEXT_REQUEST).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > 4) return [prompt];
  const rest = parts.slice(1);
  return rest.every(
    (part) =>
      readRequests(actionTools(tools), part, today).length > 0 || askTool(tools) !== undefined,
  )
    ? parts
    : [prompt];
}

function decideOne(
  conversation: Conversation,
  tools: readonly PlannerTool[],
  mayCall: boolean,
): Part {
  const query = askTool(tools);
  const question = query?.question ?? chosenBefore(conversation);
  if (query && question) return askQuestion(question, query, conversation);
  const resolving = resolveItem(conversation, tools, mayCall);
  if (resolving) return resolving;
  const { prompt, profile, steps, today, earlier = [] } = conversation;
  const answered = answeredCall(actionTools(tools), prompt, earlier, today);
  if (answered) return carryOut(conversation, answered, answered.words, tools, mayCall);
  const words = phrasesFor(prompt);
  const remembering = remember(conversation, tools);
  if (remembering) return remembering;
  const aboutPerson = answerFromProfile(prompt, profile ?? []);
  if (aboutPerson !== undefined) return say(aboutPerson, 0);
  const [step] = steps;
  // The tool was taken away while its call waited for a person.
  if (step && !step.outcome.ok && !tools.some((one) => one.modelName === step.modelName))
    return say(failed(step.outcome.sentence, words), 1);
  const app = whatAppDoes(prompt, tools, query?.tables ?? [], words);
  if (app !== undefined) return say(app, 0);
  if (asksForHelp(prompt)) return say(whatICanDo(tools, query?.tables ?? [], words), 0);
  const thing = chosenThing(conversation, tools);
  if (thing) {
    const said = phrasesFor(lastTurn(conversation)?.prompt ?? prompt);
    return carryOut(conversation, thing, said, tools, mayCall, prompt);
  }
  const chosen = chosenPlace(conversation, (said) => meantBy(asBefore(conversation, said), tools));
  const meant = chosen ?? meantBy(conversation, tools);
  const said = phrasesFor((chosen && lastTurn(conversation)?.prompt) ?? prompt);
  if (meant.kind === "call") return carryOut(conversation, meant.request, said, tools, mayCall);
  if (meant.kind !== "data") {
    const { text, offer } = askWhere(meant, said);
    return offersChoices(tools, mayCall) ? say(text, 0, offer) : say(inWords(text, offer, said), 0);
  }
  const lacking = sayLacking(conversation, tools, words);
  if (lacking !== undefined) return say(lacking, 0);
  if (!query) return say(cannotMap(tools, [], words), 0);
  const before = lastTurn(conversation);
  return askData(
    chosen && before ? asBefore(conversation, before.prompt) : conversation,
    tools,
    query,
    mayCall,
  );
}

/** Offers what can be done with the inbox item that the chat is about, or does what was chosen from that. */
function resolveItem(
  conversation: Conversation,
  tools: readonly PlannerTool[],
  mayCall: boolean,
): Part | undefined {
  const item = ownTool(tools, OFFER_CHOICES)?.item;
  if (!item) return undefined;
  const { prompt, steps } = conversation;
  const before = lastTurn(conversation);
  const words = phrasesFor(asksToResolve(prompt) ? prompt : (before?.prompt ?? ""));
  const actions = itemActions(item, actionTools(tools), words);
  if (asksToResolve(prompt)) return offerActions(item, actions, words, mayCall);
  const wasOffered = before?.answer.includes(words.tools.resolveBelow) === true;
  const chosen =
    (wasOffered ? chosenAction(actions, prompt) : undefined) ?? pointedAction(actions, prompt);
  if (!chosen) return undefined;
  return chosen.does.kind === "call"
    ? makeCall(chosen.does.call, steps[0], words)
    : decideOne({ ...conversation, prompt: chosen.does.prompt, earlier: [] }, tools, mayCall);
}
