import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";

export const findOrganizations = operation("findOrganizations", () => {
  throw new AppError("unavailable", "This is not built yet.");
});
