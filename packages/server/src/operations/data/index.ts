import { deleteDataset } from "./delete-dataset.ts";
import { listDatasets } from "./list-datasets.ts";
import { uploadDataset } from "./upload-dataset.ts";

export const dataOperations = [uploadDataset, listDatasets, deleteDataset];
