export { answers } from "./answers.ts";
export { type FakeNetwork, fakeNetwork } from "./fake-network.ts";
export * as fixtures from "./fixtures/index.ts";
export { createHandlers, type HandlerOptions } from "./handlers.ts";
export { encodeRunStream, mockRunStream, type MockStreamOptions, pieces } from "./mock-stream.ts";
