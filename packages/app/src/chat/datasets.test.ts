import { ApiError, createClient } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { createAppInfo } from "../session/app-info.ts";
import { createDatasets, uploadReason } from "./datasets.ts";

const http = (rest: { detail?: string; body: "json" | "other" }) =>
  new ApiError({ kind: "http", status: 500, message: "API call failed: 500", ...rest });

describe("uploadReason", () => {
  it("is the server's detail when there is one [UPLOAD-10]", () => {
    expect(uploadReason(http({ detail: "Row 7 is broken.", body: "json" }))).toBe(
      "Row 7 is broken.",
    );
  });
  it("says that the body was not JSON [UPLOAD-11 ERR-04]", () => {
    expect(uploadReason(http({ body: "other" }))).toBe(
      "Upload failed with a non-JSON error response.",
    );
  });
  it("says that the server refused without a reason [UPLOAD-12 ERR-05]", () => {
    expect(uploadReason(http({ body: "json" }))).toBe("The server rejected the file upload.");
  });
  it("says that the server could not be reached", () => {
    expect(
      uploadReason(new ApiError({ kind: "network", message: "The server could not be reached." })),
    ).toBe("The server could not be reached.");
  });
});

describe("questions that are suggested for a file", () => {
  const { question } = fixtures.questionAnswer;

  async function datasetsOf(extensions: string[], asked?: unknown[]) {
    const respond: typeof fetch = async (input) =>
      Response.json(
        new Request(input).url.endsWith("/app-info")
          ? { ...fixtures.appInfo, extensions }
          : { questions: ["Total?", "Rows?"], asked },
      );
    const api = createClient({ baseUrl: "http://x", fetch: respond });
    const datasets = createDatasets(api, createAppInfo(api));
    expect(await datasets.suggest("d-1")).toEqual(["Total?", "Rows?"]);
    return datasets;
  }

  it("are known as data, so that they can be changed before they are asked", async () => {
    const rows = { ...question, show: [{ fn: "count" }] };
    const { suggested } = await datasetsOf(["dataset-questions", "questions"], [question, rows]);
    expect([suggested("Total?"), suggested("Rows?")]).toEqual([question, rows]);
    expect(suggested("Something else?")).toBeUndefined();
  });

  it("are only words where the server has no question bar", async () => {
    const { suggested } = await datasetsOf(["dataset-questions"]);
    expect(suggested("Total?")).toBeUndefined();
    const other = await datasetsOf(["dataset-questions"], [question]);
    expect(other.suggested("Total?")).toBeUndefined();
  });
});
