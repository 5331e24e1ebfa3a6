import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatActions, ChatReady } from "./chat.types.ts";
import { finishedChat } from "./chat.fixtures.ts";
import { useConversationSearch } from "./use-conversation-search.ts";

type Shown = Pick<ChatReady, "session" | "messages" | "hasEarlier">;

const long: Shown = { ...finishedChat, hasEarlier: true };
const other: Shown = { ...long, session: { id: "s-2", title: "Roast volumes" } };

const ask = vi.fn<NonNullable<ChatActions["onLoadEarlier"]>>();
let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  host = document.createElement("div");
  root = createRoot(host);
  ask.mockClear();
});

afterEach(() => {
  act(() => root.unmount());
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
});

function Head({ shown }: { shown: Shown }) {
  const [searching, setSearching] = useConversationSearch(shown, ask);
  return (
    <button onClick={() => setSearching(!searching)} type="button">
      Search
    </button>
  );
}

const show = (shown: Shown) => act(() => root.render(<Head shown={shown} />));
const press = () => act(() => host.querySelector("button")?.click());

describe("a search in a conversation", () => {
  it("asks for all that is not loaded, once however often the chat is rendered [C5]", () => {
    show(long);
    expect(ask).not.toHaveBeenCalled();
    press();
    show({ ...long });
    show({ ...long, messages: [...long.messages] });
    expect(ask.mock.calls).toEqual([[{ all: true }]]);
  });

  it("asks again for the chat that is opened while it is open [C5]", () => {
    show({ ...long, hasEarlier: false });
    press();
    expect(ask).not.toHaveBeenCalled();
    show(other);
    expect(ask.mock.calls).toEqual([[{ all: true }]]);
  });

  it("retries after a failure when it is opened again, or when some messages were loaded [C5]", () => {
    show(long);
    press();
    show({ ...long, messages: [{ kind: "user", id: "older", text: "Before" }, ...long.messages] });
    expect(ask).toHaveBeenCalledTimes(2);
    press();
    press();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
