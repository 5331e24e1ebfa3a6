import { cdp } from "vitest/browser";

/** A request event of the browser. */
interface RequestEvent {
  requestId: string;
  request: { url: string };
  blockedReason?: string;
  corsErrorStatus?: { corsError: string };
}

/** The DevTools protocol: it sees the requests of every frame, also blocked and failed ones. */
interface Devtools {
  send: (method: string) => Promise<unknown>;
  on: (event: string, listener: (event: RequestEvent) => void) => void;
}

/** Records what frames request from other hosts, and what they do to be noticed. */
export interface RequestRecorder {
  /** Requests that were not blocked. */
  requests: () => string[];
  /** Dialogs that were opened, and messages that say `ran`. */
  signals: () => string[];
  /** Resolves when every earlier request and message has been reported and decided. */
  settled: () => Promise<void>;
  clear: () => void;
  /** Stops listening: an event after the tests have left the page has no receiver, and fails the run. */
  stop: () => Promise<void>;
}

/** Blocked by the browser before anything is sent: by the policy, or a picture of another origin in an SVG. */
function isStopped({ blockedReason, corsErrorStatus }: RequestEvent): boolean {
  return (
    blockedReason === "csp" ||
    blockedReason === "origin" ||
    corsErrorStatus?.corsError === "DisallowedByMode"
  );
}

/** What a `data:` address holds is in the text itself; what it loads is reported by itself. */
const outside = (address: string) => address.includes(".example") && !address.startsWith("data:");
const own = "https://recorder.example";
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Posts a message to the page itself. Messages are delivered in order, so earlier ones have arrived by then. */
function ownMessage(words: string): Promise<void> {
  return new Promise((done) => {
    const hear = ({ data }: MessageEvent) => {
      if (data !== words) return;
      window.removeEventListener("message", hear);
      done();
    };
    window.addEventListener("message", hear);
    window.postMessage(words, "*");
  });
}

/** Starts listening to the page and all frames in its process. */
export async function recordRequests(): Promise<RequestRecorder> {
  /** By request id: all requests, the pending ones, and those of the recorder itself. */
  const asked = new Map<string, string>();
  const open = new Set<string>();
  const answered = new Set<string>();
  const signals: string[] = [];
  const waiting = new Set<() => void>();
  let times = 0;

  const look = () => {
    for (const again of waiting) again();
  };
  const until = (condition: () => boolean) =>
    new Promise<void>((done) => {
      const again = () => {
        if (condition() && waiting.delete(again)) done();
      };
      waiting.add(again);
      again();
    });

  // The protocol of the test runner is not typed.
  const devtools = cdp() as unknown as Devtools;
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!outside(request.url)) return;
    asked.set(requestId, request.url);
    open.add(requestId);
    look();
  });
  const end = (event: RequestEvent) => {
    if (isStopped(event)) asked.delete(event.requestId);
    open.delete(event.requestId);
    const address = asked.get(event.requestId);
    if (address?.startsWith(own)) answered.add(address);
    look();
  };
  devtools.on("Network.loadingFailed", end);
  devtools.on("Network.loadingFinished", end);
  devtools.on("Page.javascriptDialogOpening", () => void signals.push("dialog"));
  await devtools.send("Network.enable");
  await devtools.send("Page.enable");
  window.addEventListener("message", ({ data }) => {
    if (data === "ran") signals.push("message");
  });

  return {
    requests: () => [...asked.values()].filter((address) => !address.startsWith(own)),
    signals: () => [...signals],
    /* Effects of a rendered frame, such as backgrounds and animations, have started after two frames. Then the recorder
       makes requests of its own. The browser reports requests in order, but subresources and navigations on different
       channels: so it makes one of each. */
    settled: async () => {
      await frame();
      await frame();
      times += 1;
      const picture = `${own}/${times}.png`;
      const page = `${own}/${times}`;
      new Image().src = picture;
      const inner = document.createElement("iframe");
      inner.src = page;
      inner.hidden = true;
      document.body.append(inner);
      await until(() => answered.has(picture) && answered.has(page) && open.size === 0);
      inner.remove();
      await ownMessage(`settled ${times}`);
    },
    clear: () => {
      asked.clear();
      open.clear();
      signals.length = 0;
    },
    stop: async () => {
      await devtools.send("Network.disable");
      await devtools.send("Page.disable");
    },
  };
}
