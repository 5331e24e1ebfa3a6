import type { Question } from "@switchboard/api-client/types";
import { sessionTitle } from "../chat/title.ts";
import { TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { AppError } from "../errors.ts";
import { findInboxItem } from "../inbox/inbox.ts";
import { findPlaybook } from "../playbooks/playbooks.ts";
import {
  beginRun,
  type BeginDeps,
  type Beginning,
  type Order,
  type StartedRun,
} from "./begin-run.ts";
import { chooseModel, type ChosenModel } from "./choose-model.ts";
import { MAX_DISCOVERY_CREDITS, MAX_EXECUTIONS, PROMPT_CHARACTERS } from "./limits.ts";
import { BUILT_IN_PLANNER, type ReadModels } from "./models.ts";
import { storableText } from "../storable.ts";

/** Dependencies for starting a run. */
export type StartDeps = BeginDeps & { readonly models: ReadModels };

/** A user's request. */
export type RunOrder = Order & {
  readonly prompt: string;
  readonly maxExecutions: number;
  /** The inbox item that the prompt quotes. Its text is untrusted, so every change in this chat needs approval. */
  readonly inboxItemId?: string | null;
  /** The playbook that made the prompt. */
  readonly playbookId?: string | null;
  /** Asked as it is, without a model; the prompt is what the chat shows of it. */
  readonly question?: Question | undefined;
  /** A rehearsal: changes and sends are shown and not run. */
  readonly readOnly?: boolean | undefined;
};

/** The connections that a discovery may explore. */
export type DiscoveryOrder = Order & { readonly discoveryCredits: number };

/**
 * Stores a new run with its prompt, its hold on the credits and its first event, all or nothing.
 * @throws AppError invalid (prompt, limit, model), not_found (session, connection), conflict (the session has a live
 * run), payment_required
 */
export async function startRun(deps: StartDeps, order: RunOrder): Promise<StartedRun> {
  const prompt = storableText(order.prompt).trim();
  checkPrompt(prompt);
  const { maxExecutions } = order;
  checkLimit("Max Tool Calls", maxExecutions, MAX_EXECUTIONS);
  const { item, playbook } = await findOrigin(deps, order);
  const chosen = await chooseModel(deps, order);
  return begin(deps, order, {
    kind: "chat",
    title: titleOf(prompt, item, playbook),
    prompt,
    inboxItemId: item?.id ?? null,
    playbookId: playbook?.id ?? null,
    question: order.question ?? null,
    readOnly: order.readOnly ?? false,
    ...(order.question ? withoutModel(chosen, maxExecutions) : chosen),
    maxExecutions,
  });
}

/**
 * The same for a discovery. It has no prompt and so no user message, and it uses no model, so nothing is reserved for one.
 * @throws AppError invalid (limit, model, no connection), and as `startRun`
 */
export async function startDiscovery(deps: StartDeps, order: DiscoveryOrder): Promise<StartedRun> {
  const { discoveryCredits } = order;
  checkLimit("Discovery Execution Limit", discoveryCredits, MAX_DISCOVERY_CREDITS);
  if (order.connectionIds.length === 0) {
    throw new AppError(
      "invalid",
      "Please select at least one connection to use the Discovery feature.",
    );
  }
  return begin(deps, order, {
    kind: "discover",
    title: "Discovery",
    prompt: "",
    model: (await chooseModel(deps, { ...order, maxExecutions: discoveryCredits })).model,
    answeredBy: null,
    maxExecutions: discoveryCredits,
    reserved: discoveryCredits * TOOL_CALL_PRICE,
  });
}

/** A question that is asked as it is needs no model, so the planner answers it. */
const withoutModel = ({ model }: ChosenModel, maxExecutions: number): ChosenModel => ({
  model,
  answeredBy: BUILT_IN_PLANNER,
  reserved: maxExecutions * TOOL_CALL_PRICE,
  notices: [],
});

const begin = (deps: StartDeps, order: Order, beginning: Beginning): Promise<StartedRun> =>
  deps.store.transaction((tx) => beginRun(deps, tx, order, beginning));

/** A prompt that is made from an item begins like those of all other items: the item tells the chats apart. */
function titleOf(
  prompt: string,
  item: { readonly title: string } | undefined,
  playbook: { readonly name: string } | undefined,
): string {
  if (!item) return sessionTitle(prompt);
  return sessionTitle(playbook ? `${playbook.name}: ${item.title}` : item.title);
}

/** @throws AppError `not_found` for an item or a playbook that is not there or not theirs */
async function findOrigin(deps: StartDeps, { userId, inboxItemId, playbookId }: RunOrder) {
  const item = inboxItemId ? await findInboxItem(deps, userId, inboxItemId) : undefined;
  const playbook = playbookId ? await findPlaybook(deps, userId, playbookId) : undefined;
  return { item, playbook };
}

function checkLimit(name: string, limit: number, most: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return;
  throw new AppError("invalid", `${name} must be a whole number from 1 to ${most}.`);
}

/** @throws AppError `invalid` for an empty prompt, or one that is too long */
export function checkPrompt(prompt: string): void {
  if (prompt === "") throw new AppError("invalid", "Enter a prompt.");
  const length = [...prompt].length;
  if (length > PROMPT_CHARACTERS) {
    throw new AppError(
      "invalid",
      `The prompt has ${length.toLocaleString("en-US")} characters; at most ${PROMPT_CHARACTERS.toLocaleString("en-US")} are allowed.`,
    );
  }
}
