import { AppError } from "../errors.ts";
import { checkSource, type WantedSource } from "./check-source.ts";
import { readSource, SourceFailure, type SourcePage } from "./read-source.ts";
import { REFRESH_MS, type RefreshDeps } from "./refresh.ts";

const PREVIEWED = 10;
const PREVIEW_MS = 45_000;

/**
 * Previews a source, and stores nothing.
 * @throws AppError `invalid` with the reason why it would add nothing
 */
export async function previewSource(
  deps: RefreshDeps,
  userId: string,
  wanted: WantedSource,
): Promise<SourcePage & { readonly durationMs: number }> {
  const { config, connections } = await checkSource(deps, userId, wanted);
  const began = performance.now();
  const page = await readOnce(deps, {
    id: null,
    userId,
    sourceType: wanted.source_type,
    connectionIds: connections.map(({ id }) => id),
    config,
    cursor: null,
  });
  return { ...page, durationMs: Math.round(performance.now() - began) };
}

async function readOnce(deps: RefreshDeps, source: Parameters<typeof readSource>[1]) {
  const signal = AbortSignal.any([
    AbortSignal.timeout(Math.min(PREVIEW_MS, REFRESH_MS)),
    deps.lifecycle.signal,
  ]);
  try {
    return await readSource(deps, source, { limit: PREVIEWED, signal });
  } catch (error) {
    if (error instanceof SourceFailure) throw new AppError("invalid", error.message);
    throw error;
  }
}
