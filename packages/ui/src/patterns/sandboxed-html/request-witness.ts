import { cdp } from "vitest/browser";

/** What the browser tells of one request. */
interface Told {
  requestId: string;
  request: { url: string };
  blockedReason?: string;
  corsErrorStatus?: { corsError: string };
}

/** The protocol of the browser: it sees what every frame asks for, also what is refused or fails. */
interface Devtools {
  send: (method: string) => Promise<unknown>;
  on: (event: string, listener: (told: Told) => void) => void;
}

/** Sees what frames ask of other hosts, and what they do to be noticed. */
export interface Witness {
  /** What was asked for and not stopped. */
  requests: () => string[];
  /** Dialogs that were opened, and messages that say `ran`. */
  signals: () => string[];
  /** Comes back when whatever was asked for or said before has been told, and decided. */
  heard: () => Promise<void>;
  clear: () => void;
  /** Stops watching: what is told after the tests have left the page has nobody to be told to, and fails the run. */
  leave: () => Promise<void>;
}

/** What the browser itself stops before anything is sent: by the policy, or for a picture of another origin in an SVG. */
function isStopped({ blockedReason, corsErrorStatus }: Told): boolean {
  return (
    blockedReason === "csp" ||
    blockedReason === "origin" ||
    corsErrorStatus?.corsError === "DisallowedByMode"
  );
}

const outside = (address: string) => address.includes(".example");
const own = "https://witness.example";
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Says something to the page itself. Messages are heard in their order, so those before it have been heard by then. */
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

/** Begins to watch the page, with all frames that share its process. */
export async function callWitness(): Promise<Witness> {
  /** By the id of the request: all that were begun, those that did not end yet, and what the witness asked for. */
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
  const end = (told: Told) => {
    if (isStopped(told)) asked.delete(told.requestId);
    open.delete(told.requestId);
    const address = asked.get(told.requestId);
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
    /*
     * What happens where a frame is drawn, a ground that is loaded or an animation that begins, has begun after two
     * frames. Then the witness asks for something by itself. The browser tells of requests in their order, by one road
     * of what a page loads, by another of where frames go: so by both.
     */
    heard: async () => {
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
      await ownMessage(`heard ${times}`);
    },
    clear: () => {
      asked.clear();
      open.clear();
      signals.length = 0;
    },
    leave: async () => {
      await devtools.send("Network.disable");
      await devtools.send("Page.disable");
    },
  };
}
