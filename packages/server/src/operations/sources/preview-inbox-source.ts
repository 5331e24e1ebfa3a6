import { previewSource } from "../../domain/sources/preview-source.ts";
import { ok, operation } from "../../http/operation.ts";

export const previewInboxSource = operation("previewInboxSource", async ({ deps, user, body }) => {
  const { items, count, hasUncounted, durationMs } = await previewSource(deps, user.id, body);
  return ok({
    items: items.map((item) => ({
      title: item.title,
      description: item.description,
      priority: item.priority,
      priority_reason: item.priorityReason,
      received_at: item.receivedAt.toISOString(),
    })),
    count,
    more: hasUncounted,
    duration_ms: durationMs,
  });
});
