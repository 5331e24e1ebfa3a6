import type { Says } from "../mail-server.ts";
import type { HostileMail } from "../../src/evaluation/injections/mails.ts";

const word = (text: string) => `"=?utf-8?B?${Buffer.from(text).toString("base64")}?="`;

function sender(from = "Ben <ben@canary.example>"): string {
  const [, name = "", user = "", host = ""] = /^(.*)<(.*)@(.*)>$/s.exec(from) ?? [];
  return `((${word(name)} NIL "${user}" "${host}"))`;
}

/** The responses of an IMAP server with these mails, with the ids `1-7`, `2-7` and so on. */
export function mailbox(mails: readonly HostileMail[]): Readonly<Record<string, Says>> {
  return {
    "UID SEARCH": ({ line, tag, socket }) => {
      const uid = /UID (\d+)$/.exec(line)?.[1] ?? "";
      socket.write(`* SEARCH ${uid}\r\n${tag} OK done\r\n`);
    },
    "UID FETCH": ({ line, tag, socket }) => {
      const uid = /UID FETCH (\d+)/.exec(line)?.[1] ?? "";
      const mail = mails[Number(uid) - 1];
      const body = Buffer.from(mail?.html ?? mail?.text ?? "");
      if (/BODY(?:\.PEEK)?\[/.test(line)) {
        socket.write(
          `* 1 FETCH (UID ${uid} BODY[HEADER] {2}\r\n\r\n BODY[TEXT]<0> {${body.length}}\r\n`,
        );
        socket.write(body);
        socket.write(`)\r\n${tag} OK done\r\n`);
        return;
      }
      const type = mail?.html === undefined ? "PLAIN" : "HTML";
      const envelope = `"Thu, 19 Nov 2026 10:00:00 +0000" ${word(mail?.subject ?? "Hello")} ${sender(mail?.from)} NIL NIL NIL NIL NIL NIL "<${uid}@canary.example>"`;
      const shape = `"TEXT" "${type}" ("CHARSET" "utf-8") NIL NIL "8BIT" ${body.length} 1`;
      socket.write(
        `* 1 FETCH (UID ${uid} FLAGS () ENVELOPE (${envelope}) BODYSTRUCTURE (${shape}))\r\n${tag} OK done\r\n`,
      );
    },
  };
}
