// Loaded before a server of the fault lab: its clock is ahead of the real one by as many milliseconds as the file SHIFT_FILE holds.
import { readFileSync } from "node:fs";

const RealDate = globalThis.Date;
const POLL_MS = 50;
let shift = 0;
setInterval(() => {
  const text = readFileSync(process.env.SHIFT_FILE ?? "", "utf8");
  if (text !== "") shift = Number(text);
}, POLL_MS).unref();

globalThis.Date = class extends RealDate {
  /** @param {[]} given */
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
