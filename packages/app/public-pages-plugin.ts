import { readFileSync } from "node:fs";
import { publicPageAt } from "@switchboard/api-client/public-pages";
import type { HtmlTagDescriptor, Plugin } from "vite";

const SCRIPT = "src/public/before-code.js";

/** The letters of every line, and the file of the script above. */
const FONT = /inter-latin-opsz-normal-.*\.woff2$/;
const BUILT_SCRIPT = /before-code-.*\.js$/;

/** The page's own code, and what a browser leaves alone: the script above fetches it when the page is there. */
const CODE = /<script type="module" crossorigin(?= src="\/assets\/)/;
const LATER = '<script type="text/plain" data-code';

/** Puts into the head of both pages what must be there before the first paint, and serves `public.html` to visitors in development. */
export function publicPagesPlugin(): Plugin {
  return {
    name: "public-pages",
    buildStart() {
      if (this.environment.name !== "public") return;
      const source = readFileSync(`${import.meta.dirname}/${SCRIPT}`, "utf8");
      this.emitFile({ type: "asset", name: "before-code.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { filename, bundle }) {
        const isPublic = filename.endsWith("public.html");
        const built = (name: RegExp) => {
          const found = Object.keys(bundle ?? {}).find((file) => name.test(file));
          if (found === undefined) throw new Error(`The build has no file like ${name}.`);
          return `/${found}`;
        };
        const script = (src: string): HtmlTagDescriptor => ({ tag: "script", attrs: { src } });
        if (bundle === undefined) return isPublic ? [script(`/${SCRIPT}`)] : undefined;
        const preload = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true };
        // Found only with the first text, it would replace another one's letters, and move what is read.
        const font = { tag: "link", attrs: { ...preload, href: built(FONT) } };
        if (!isPublic) return [font];
        if (!CODE.test(html)) throw new Error("public.html has no code of its own.");
        return {
          html: html.replace(CODE, LATER),
          tags: [script(built(BUILT_SCRIPT)), font],
        };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        // As the server does it: whoever is signed in gets the app.
        const isSignedIn = /(?:^|; )sid=/.test(request.headers.cookie ?? "");
        if (publicPageAt(pathname) !== undefined && !isSignedIn) request.url = "/public.html";
        next();
      });
    },
  };
}
