import { fetchImage } from "../../domain/images/fetch-image.ts";
import { operation } from "../../http/operation.ts";
import { pictureResponse } from "../../http/picture-response.ts";

/** An image in an answer, loaded on the user's request. */
export const getImage = operation("getImage", async ({ deps, query, request }) => {
  const { type, content } = await fetchImage(deps.gate.fetch, query.url, request.signal);
  return pictureResponse({ type, body: content }, "private");
});
