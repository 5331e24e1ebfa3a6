/** What the stand-ins answer: a small company that every case happens in. By plugin and tool. */
export const WORLD: Readonly<Record<string, unknown>> = {};
