// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Upload a CSV or Excel file. */
export const uploadDataset: Call<t.UploadDatasetData, t.UploadDatasetResponse> = { method: "POST", path: "/api/v1/data/upload", multipart: true };
/** Your uploaded files. */
export const listDatasets: Call<t.ListDatasetsData, t.ListDatasetsResponse> = { method: "GET", path: "/api/v1/data/datasets" };
/** Delete an uploaded file. */
export const deleteDataset: Call<t.DeleteDatasetData, t.DeleteDatasetResponse> = { method: "DELETE", path: "/api/v1/data/datasets/{id}", empty: true };
/** The first rows of an uploaded file. Extension `dataset-preview`. */
export const previewDataset: Call<t.PreviewDatasetData, t.PreviewDatasetResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/preview" };
/** Say what a column of an uploaded file is for. Extension `column-roles`. */
export const setColumnRole: Call<t.SetColumnRoleData, t.SetColumnRoleResponse> = { method: "PUT", path: "/api/v1/data/datasets/{id}/column-role" };
/** Questions to ask about an uploaded file. Extension `dataset-questions`. */
export const suggestQuestions: Call<t.SuggestQuestionsData, t.SuggestQuestionsResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/questions" };
/** How an uploaded file is read. Extension `file-reading`. */
export const getReading: Call<t.GetReadingData, t.GetReadingResponse> = { method: "GET", path: "/api/v1/data/datasets/{id}/reading" };
/** Change how an uploaded file is read. Extension `file-reading`. */
export const changeReading: Call<t.ChangeReadingData, t.ChangeReadingResponse> = { method: "PUT", path: "/api/v1/data/datasets/{id}/reading" };
/** Try another reading of an uploaded file. Extension `file-reading`. */
export const previewReading: Call<t.PreviewReadingData, t.PreviewReadingResponse> = { method: "POST", path: "/api/v1/data/datasets/{id}/reading/preview" };
/** Use another upload as the new version of a file. Extension `file-versions`. */
export const replaceDataset: Call<t.ReplaceDatasetData, t.ReplaceDatasetResponse> = { method: "POST", path: "/api/v1/data/datasets/{id}/replace" };
