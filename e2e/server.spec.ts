import { expect, test } from "./test.ts";

test("a server that is asked to stop ends by itself", async ({ ownServer }) => {
  expect(await ownServer.stop()).toBe(0);
});
