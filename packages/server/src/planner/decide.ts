import type { AssumedPart, OfferedQuestion } from "@switchboard/api-client/types";
import { zQuestion } from "@switchboard/api-client/schemas";
import { lastTurn, type Conversation, type Step } from "./conversation.ts";
import { asksForCatalog, asksForHelp, countRows, describeTables } from "./data/describe.ts";
import { escapeMarkdown } from "../text/markdown.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { lookUp } from "./look-up.ts";
import { NOT_RUN } from "./not-run.ts";
import { askWhere, chosenPlace, weigh, type Meant } from "./places.ts";
import { answerFromProfile } from "./profile.ts";
import { actionTools, ownTool, askTool } from "./offered-tools.ts";
import { OFFER_CHOICES, OFFER_QUESTION, REMEMBER } from "./own-tools.ts";
import type { Form } from "../questions/form.ts";
import type { Question } from "../questions/question.ts";
import { refusal } from "../questions/questions.ts";
import { resolveQuestion } from "../questions/resolve-question.ts";
import type { Offer } from "./offer.ts";
import { chosenQuestion } from "./questions/chosen-question.ts";
import { openQuestion } from "./questions/open-question.ts";
import { assumedParts } from "./questions/assumed-parts.ts";
import { askBack, notesOf, readInConversation } from "./questions/conversation-reading.ts";
import { writeQuestion } from "../questions/write-question.ts";
import type { PlannerItem } from "./planner-item.ts";
import {
  asksToResolve,
  callOnItem,
  chosenAction,
  itemActions,
  pointedAction,
  sayActions,
  type ItemAction,
} from "./resolve-item.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { phrasesFor } from "./language/phrases-for.ts";
import { sayForm } from "../questions/say-form.ts";
import { wordsOf } from "../questions/titles.ts";
import { heldBackBy } from "./questions/held-back.ts";
import { cannotMap, noFiles, sayLacking, whatAppDoes, whatICanDo } from "./say-help.ts";
import { readFact, sayRemembered } from "./remember.ts";
import { mostOf, namedThing, namesNothing, rowsWith, saysAll } from "./tools/named-thing.ts";
import { answeredCall, type Call } from "./tools/open-call.ts";
import { questionFor } from "./tools/fill-arguments.ts";
import { propertiesOf } from "./tools/reader.ts";
import { readRequests, type Request } from "./tools/requests.ts";
import { asTable, reportResult } from "./tools/report-result.ts";

/** What the planner does next: call a tool, or say its last words. */
export type Decision =
  | {
      readonly kind: "call";
      readonly tool: PlannerTool;
      readonly args: Record<string, unknown>;
      /** What was taken for granted to come to it. */
      readonly assumed?: readonly AssumedPart[];
    }
  | {
      readonly kind: "say";
      readonly text: string;
      /** What the person can choose from next; the turn ends with it. */
      readonly offer?: Offer;
      /** A question that they complete next, likewise. */
      readonly open?: OfferedQuestion;
    };

/** The same within one of several requests of a prompt; `used` is how many calls it took. */
type Part = Decision & { readonly used: number };

const say = (text: string, used: number, offer?: Offer): Part => ({
  kind: "say",
  text,
  used,
  ...(offer && { offer }),
});
const call = (tool: PlannerTool, args: Record<string, unknown>): Part => ({
  kind: "call",
  tool,
  args,
  used: 0,
});

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

const limitReached = (steps: readonly Step[], { help }: Phrases) =>
  steps.some(({ outcome }) => !outcome.ok && isLimit(outcome.sentence))
    ? help.stopped
    : help.noTool;

const isLimit = (sentence: string) => /limit of \d+ reached/.test(sentence);

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

/** The question that a typed answer chooses of the one that was offered. */
function chosenBefore(conversation: Conversation): Question | undefined {
  const offered = lastTurn(conversation)?.offered;
  return offered && chosenQuestion(offered, conversation.prompt);
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

function offerActions(
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
const asBefore = (conversation: Conversation, prompt: string): Conversation => ({
  ...conversation,
  prompt,
  earlier: conversation.earlier?.slice(0, -1),
});

/** Choices as a sentence, for who cannot be shown any. */
function inWords(text: string, { question, options }: Offer, { tools }: Phrases): string {
  if (options.length < 2) return text;
  const labels = options.map(({ label }) => `**${escapeMarkdown(label)}**`);
  return `${text} ${question.replace(/\?$/, "")}: ${tools.either(labels)}?`;
}

const offersChoices = (tools: readonly PlannerTool[], mayCall: boolean) =>
  mayCall && ownTool(tools, OFFER_CHOICES) !== undefined;

/** What a prompt means, of all that the tools and the files could make of it. */
const meantBy = (conversation: Conversation, tools: readonly PlannerTool[]): Meant =>
  weigh(
    conversation,
    readRequests(actionTools(tools), conversation.prompt, conversation.today),
    askTool(tools)?.tables ?? [],
  );

/** @param chosen which of several things the person means, as they said it */
function carryOut(
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

function makeCall({ tool, args, missing }: Call, step: Step | undefined, words: Phrases): Part {
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
function chosenThing(
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
function remember(
  { prompt, profile, steps }: Conversation,
  tools: readonly PlannerTool[],
): Part | undefined {
  const tool = ownTool(tools, REMEMBER);
  const fact = tool && readFact(prompt, profile ?? []);
  if (!fact) return undefined;
  const [step] = steps;
  return step ? say(sayRemembered(step, fact), 1) : call(tool, fact);
}

const failed = (sentence: string, { help }: Phrases) =>
  isLimit(sentence) ? help.limitReached : help.failed(sentence);

/** Characters of a question about files: every word is tried against every column, and everybody waits meanwhile. */
const MAX_QUESTION_LENGTH = 2_000;

/** Asks exactly what the person asked with the question bar. */
function askQuestion(question: Question, query: PlannerTool, { steps, today }: Conversation): Part {
  const { form, problems } = resolveQuestion(question, { tables: query.tables ?? [], today });
  return form
    ? answer({ form, args: { ...question }, notes: [] }, query, { steps, today })
    : say(escapeMarkdown(refusal(problems)), 0);
}

/** A question to ask, and notes that go below its answer. */
type Asked = {
  readonly form: Form;
  readonly args: Record<string, unknown>;
  readonly notes: readonly string[];
};

/** Calls the tool for a question, then says what came of it: of what a person changed the call to, if they did. */
function answer(
  { form, args, notes }: Asked,
  query: PlannerTool,
  { steps: [step], today }: Pick<Conversation, "steps" | "today">,
): Part {
  if (!step) return call(query, args);
  const { outcome } = step;
  if (!outcome.ok) return say(failed(outcome.sentence, wordsOf(form)), 1);
  const result = asTable(outcome.value);
  if (!result) return say(wordsOf(form).questions.resultTooLong, 1);
  const changed = zQuestion.safeParse(outcome.editedTo).data;
  const asked = changed && resolveQuestion(changed, { tables: query.tables ?? [], today }).form;
  const own = asked ? [] : notes;
  return say(sayForm(asked ?? form, result, [...own, ...(result.notes ?? [])]), 1);
}

function askData(
  conversation: Conversation,
  tools: readonly PlannerTool[],
  query: PlannerTool,
  mayCall: boolean,
): Part {
  const { prompt, today } = conversation;
  const tables = query.tables ?? [];
  const words = phrasesFor(prompt);
  if (prompt.length > MAX_QUESTION_LENGTH) return say(words.questions.tooLong, 0);
  if (tables.length === 0) return say(noFiles(tools, words), 0);
  if (asksForCatalog(prompt)) return say(describeTables(prompt, tables, words), 0);
  const read = readInConversation(conversation, tables);
  const { reading, before, buildsOn } = read;
  const form = reading.kind === "form" ? reading.form : undefined;
  const held = heldBackBy(conversation, tables, form);
  if (held && (held.isNamed || !form)) return say(escapeMarkdown(held.sentence), 0);
  if (reading.kind === "unknown") return say(cannotMap(tools, tables, words), 0);
  if (reading.kind === "which-file" && reading.areCounts)
    return say(countRows(reading.tables, words), 0);
  if (reading.kind === "refused") return say(askBack(reading, false), 0);
  if (reading.kind !== "form") {
    const offers = mayCall && ownTool(tools, OFFER_QUESTION) !== undefined;
    return {
      ...say(askBack(reading, offers), 0),
      ...(offers && { open: openQuestion(read.prompt, reading, { ...read, today, before }) }),
    };
  }
  const notes = [...notesOf(reading, buildsOn), ...(held ? [held.sentence] : [])];
  const args = { ...writeQuestion(reading.form) };
  const part = answer({ form: reading.form, args, notes }, query, conversation);
  const assumed = [...read.learned, ...assumedParts(reading.form, reading.taken)];
  return part.kind === "call" && assumed.length > 0 ? { ...part, assumed } : part;
}
