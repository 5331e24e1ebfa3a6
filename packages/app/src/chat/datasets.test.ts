import { ApiError } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import { uploadReason } from "./datasets.ts";

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
