import { deleteDataset } from "./delete-dataset.ts";
import { listDatasets } from "./list-datasets.ts";
import { previewDataset } from "./preview-dataset.ts";
import { uploadDataset } from "./upload-dataset.ts";

export const dataOperations = [uploadDataset, listDatasets, previewDataset, deleteDataset];
