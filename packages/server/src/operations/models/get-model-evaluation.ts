import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";

export const getModelEvaluation = operation("getModelEvaluation", () => {
  throw new AppError("unavailable", "This is not built yet.");
});
