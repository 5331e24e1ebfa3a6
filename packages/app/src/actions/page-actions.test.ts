import { ApiError } from "@switchboard/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageActions } from "./page-actions.ts";

/** A request that the test answers. */
function request() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let sent = 0;
  const run = () => {
    sent += 1;
    return promise;
  };
  return { run, answer: () => resolve(), refuse: reject, sent: () => sent };
}

const refusal = (detail?: string) =>
  new ApiError({ kind: "http", status: 409, detail, message: detail ?? "API call failed: 409" });

const busy = (page: ReturnType<typeof createPageActions>) =>
  page.store.get().running.map(({ id }) => id);

describe("an action", () => {
  it("runs once at a time for each id, so that a double click sends one request [LO-134]", async () => {
    const page = createPageActions();
    const [first, second] = [request(), request()];
    const ended = page.run("test", first, { id: "1" });
    void page.run("test", first, { id: "1" });
    void page.run("test", second, { id: "2" });
    expect([first.sent(), second.sent()]).toEqual([1, 1]);
    expect(busy(page)).toEqual(["1", "2"]);
    first.answer();
    await ended;
    expect(busy(page)).toEqual(["2"]);
  });

  it("without an id runs once at a time [LO-134]", async () => {
    const page = createPageActions();
    const save = request();
    void page.run("save", save, { name: "a" });
    void page.run("save", save, { name: "b" });
    expect(save.sent()).toBe(1);
  });

  it("that fails tells the alert of its page and renews what is shown [CONN-16 CONN-21]", async () => {
    const page = createPageActions();
    let renewed = 0;
    const action = {
      run: () => Promise.reject(refusal("The database is away.")),
      alert: (message: string) => `Failed to delete connection: ${message}`,
    };
    await page.run("delete", action, { id: "1" }, async () => {
      renewed += 1;
    });
    expect(page.store.get()).toMatchObject({
      alert: "Failed to delete connection: The database is away.",
      running: [],
    });
    expect(renewed).toBe(1);
  });

  it("that fails without an alert says why to its form, until something else begins [CEDIT-21 ERR-33]", async () => {
    const page = createPageActions();
    const save = (error: Error, failed?: () => string) => {
      const run = async () => {
        throw error;
      };
      return page.run("save", { run, failed }, {});
    };
    const failure = () => page.store.get().ended?.failure;
    await save(refusal("The name is taken."));
    expect(failure()).toBe("The name is taken.");
    await save(refusal());
    expect(failure()).toBe("An unknown error occurred.");
    await save(refusal(), () => "Not read.");
    expect(failure()).toBe("Not read.");
    void page.run("read", request(), {});
    expect(page.store.get().ended).toBeNull();
  });

  it("stays busy until what is shown was renewed", async () => {
    const page = createPageActions();
    const renewal = request();
    const ended = page.run("delete", { run: () => Promise.resolve() }, { id: "1" }, renewal.run);
    await vi.waitFor(() => expect(renewal.sent()).toBe(1));
    expect(busy(page)).toEqual(["1"]);
    renewal.answer();
    await ended;
    expect(busy(page)).toEqual([]);
  });

  it("announces how it went until the next one begins", async () => {
    const page = createPageActions();
    await page.run(
      "test",
      { run: async (_input, { announce }) => announce("It works.") },
      { id: "1" },
    );
    expect(page.store.get().announcement).toBe("It works.");
    void page.run("test", request(), { id: "1" });
    expect(page.store.get().announcement).toBe("");
  });
});

describe("a question", () => {
  it("stays open while its action runs, and closes after it", async () => {
    const page = createPageActions();
    const removal = request();
    const input = { id: "1" };
    page.change({ question: { name: "delete", input } });
    const ended = page.run("delete", removal, input);
    expect(page.store.get().question?.input).toBe(input);
    removal.refuse(refusal());
    await ended;
    expect(page.store.get().question).toBeNull();
  });

  it("that was asked meanwhile stays open", async () => {
    const page = createPageActions();
    const removal = request();
    const ended = page.run("delete", removal, { id: "1" });
    page.change({ question: { name: "delete", input: { id: "2" } } });
    removal.answer();
    await ended;
    expect(page.store.get().question).not.toBeNull();
  });
});

describe("what follows an action", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits for the message to be read [CUSTOM-16 LIMIT-10]", async () => {
    const page = createPageActions();
    const done = vi.fn<() => void>();
    page.visit();
    void page.run("create", { run: () => Promise.resolve(), done, doneAfter: 2000 }, {});
    await vi.advanceTimersByTimeAsync(1999);
    expect(page.store.get().ended).toEqual({ name: "create", failure: null });
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("does not happen when it failed", async () => {
    const page = createPageActions();
    const done = vi.fn<() => void>();
    await page.run("save", { run: () => Promise.reject(refusal()), done }, {});
    expect(done).not.toHaveBeenCalled();
  });

  it("does not happen once the page was left, whose requests are told so", async () => {
    const page = createPageActions();
    const save = request();
    const done = vi.fn<() => void>();
    const leave = page.visit();
    let signal: AbortSignal | undefined;
    const run = (_input: object, context: { signal: AbortSignal }) => {
      signal = context.signal;
      return save.run();
    };
    const ended = page.run("save", { run, done }, {});
    leave();
    expect(signal?.aborted).toBe(true);
    save.answer();
    await ended;
    expect(done).not.toHaveBeenCalled();
  });
});
