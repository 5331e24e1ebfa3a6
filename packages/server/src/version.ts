import manifest from "../package.json" with { type: "json" };

/** The version that the footer and the documentation show. */
export const APP_VERSION: string = manifest.version;
