import { readyMade } from "../../domain/playbooks/ready-made.ts";
import { ok, operation } from "../../http/operation.ts";

export const listReadyMadePlaybooks = operation("listReadyMadePlaybooks", async () =>
  ok(
    readyMade.map(({ id, name, description, targetSourceType, promptTemplate }) => ({
      id,
      name,
      description,
      target_source_type: targetSourceType,
      prompt_template: promptTemplate,
    })),
  ),
);
