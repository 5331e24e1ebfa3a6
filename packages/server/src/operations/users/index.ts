export * from "./decide-fact-proposal.ts";
export * from "./get-me.ts";
export * from "./list-fact-proposals.ts";
export * from "./update-profile.ts";
