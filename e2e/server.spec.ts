import { expect, test } from "./test.ts";

test("a killed server comes back on the same address with its data", async ({
  ownServer,
  request,
}) => {
  const address = `${ownServer.url}/api/v1/app-info`;
  const before = await (await request.get(address)).json();
  await ownServer.restart();
  expect(ownServer.url).toBe(new URL(address).origin);
  expect(await (await request.get(address)).json()).toEqual(before);
});

test("a server that is asked to stop ends by itself", async ({ ownServer }) => {
  expect(await ownServer.stop()).toBe(0);
});
