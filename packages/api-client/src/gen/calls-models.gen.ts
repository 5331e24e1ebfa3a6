// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** The models that you can choose. Extension `models`. */
export const listModels: Call<t.ListModelsData, t.ListModelsResponse> = { method: "GET", path: "/api/v1/models" };
/** The providers and their models. Extension `models`. */
export const getModelSettings: Call<t.GetModelSettingsData, t.GetModelSettingsResponse> = { method: "GET", path: "/api/v1/admin/models" };
/** Add a model, or change one. Extension `models`. */
export const saveModel: Call<t.SaveModelData, t.SaveModelResponse> = { method: "PUT", path: "/api/v1/admin/models" };
/** Remove a model. Extension `models`. */
export const deleteModel: Call<t.DeleteModelData, t.DeleteModelResponse> = { method: "DELETE", path: "/api/v1/admin/models/{model_id}", empty: true };
/** Add a provider. Extension `models`. */
export const addModelProvider: Call<t.AddModelProviderData, t.AddModelProviderResponse> = { method: "POST", path: "/api/v1/admin/model-providers" };
/** Try a provider. Extension `models`. */
export const testModelProvider: Call<t.TestModelProviderData, t.TestModelProviderResponse> = { method: "POST", path: "/api/v1/admin/model-providers/test" };
/** Change a provider. Extension `models`. */
export const updateModelProvider: Call<t.UpdateModelProviderData, t.UpdateModelProviderResponse> = { method: "PUT", path: "/api/v1/admin/model-providers/{id}" };
/** Remove a provider. Extension `models`. */
export const deleteModelProvider: Call<t.DeleteModelProviderData, t.DeleteModelProviderResponse> = { method: "DELETE", path: "/api/v1/admin/model-providers/{id}", empty: true };
/** Organizations by name. Extension `models`. */
export const findOrganizations: Call<t.FindOrganizationsData, t.FindOrganizationsResponse> = { method: "GET", path: "/api/v1/admin/organizations" };
/** How well each model answers. Extension `model-evaluations`. */
export const listModelEvaluations: Call<t.ListModelEvaluationsData, t.ListModelEvaluationsResponse> = { method: "GET", path: "/api/v1/admin/model-evaluations" };
/** Evaluate a model. Extension `model-evaluations`. */
export const startModelEvaluation: Call<t.StartModelEvaluationData, t.StartModelEvaluationResponse> = { method: "POST", path: "/api/v1/admin/model-evaluations" };
/** An evaluation with what was asked. Extension `model-evaluations`. */
export const getModelEvaluation: Call<t.GetModelEvaluationData, t.GetModelEvaluationResponse> = { method: "GET", path: "/api/v1/admin/model-evaluations/{id}" };
/** Stop or remove an evaluation. Extension `model-evaluations`. */
export const deleteModelEvaluation: Call<t.DeleteModelEvaluationData, t.DeleteModelEvaluationResponse> = { method: "DELETE", path: "/api/v1/admin/model-evaluations/{id}", empty: true };
