/** How much of a request's body has left: 0 to 1. */
export type OnProgress = (share: number) => void;

/** Answers that have no body, and of which `Response` takes none. */
const BODILESS = new Set([204, 205, 304]);

/**
 * A `fetch` for one request that tells how much of its body has left, which the platform's own does not tell anybody.
 * Undefined where there is no `XMLHttpRequest`.
 */
export function progressFetch(onProgress: OnProgress): typeof fetch | undefined {
  if (typeof XMLHttpRequest === "undefined") return undefined;
  return (url, { method = "GET", headers, body, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const cancel = () => request.abort();
      request.open(method, url instanceof Request ? url.url : url);
      request.withCredentials = credentials === "include";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener("load", () => resolve(answerOf(request)));
      // The words of `fetch`; nobody is told more about it there either.
      request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      request.addEventListener("loadend", () => signal?.removeEventListener("abort", cancel));
      if (signal?.aborted) {
        reject(new DOMException("Aborted", "AbortError"));
        return;
      }
      signal?.addEventListener("abort", cancel);
      request.send(body instanceof ReadableStream ? null : body);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  return new Response(BODILESS.has(status) ? null : request.responseText, { status, statusText });
}
