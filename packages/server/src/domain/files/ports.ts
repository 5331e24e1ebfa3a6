/** What stored files are of. */
export const fileAreas = ["uploads", "exports"] as const;
export type FileArea = (typeof fileAreas)[number];
