import { sendMail } from "../../src/domain/outbox/send.ts";
import { openStore } from "../../src/store/open.ts";
import { openJobs } from "../job-runner.ts";
import { relayTo, smtpTo } from "../relay.ts";

// Sends a mail and reports it before it can be recorded. It is killed then.
const [port = "", dataDir = "", databaseUrl] = process.argv.slice(2);
const database = await openStore({ dataDir, databaseUrl });
const relay = relayTo(database, { mail: smtpTo(Number(port)), sms: undefined }, async () => {
  console.log("sent");
  await new Promise(() => setInterval(() => {}, 1000));
});
const { store } = await openJobs(database, [relay]);
await store.transaction((tx) =>
  sendMail(tx, {
    to: "ana@harbor.test",
    template: "reset-password",
    data: { url: "https://switchboard.example/portal/reset?token=left", isConfirmed: true },
  }),
);
