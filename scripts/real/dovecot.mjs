import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeCertificate } from "./certificate.mjs";
import { freePort, missingPrograms, startDaemon } from "./processes.mjs";

const DOVECOT = "/usr/sbin/dovecot";
const LMTP = "/usr/lib/dovecot/lmtp";
const SECOND_MS = 1000;
const LAG_MS = 100;
const HOST = "127.0.0.1";
/** The domain of the people in it. */
export const MAIL_DOMAIN = "harbor.test";

/** @typedef {{ name: string, password: string, address: string }} MailUser */

/**
 * @typedef {object} Dovecot
 * @property {string} host
 * @property {number} port IMAP, plain and with STARTTLS
 * @property {number} tlsPort IMAP over TLS
 * @property {number} lmtpPort where mail is delivered
 * @property {number} authPort where other servers ask whether a password is right
 * @property {readonly MailUser[]} users
 * @property {import("./certificate.mjs").CertificateFiles} tls
 * @property {(name: string, password: string) => Promise<void>} setPassword the old one is refused from then on
 * @property {() => Promise<void>} stop
 */

/** @returns {string | null} null, or why Dovecot cannot run here */
export function findDovecot() {
  const needed = [DOVECOT, LMTP, "/usr/bin/openssl"];
  return missingPrograms("Dovecot", needed, "dovecot-imapd, dovecot-lmtpd and openssl");
}

/**
 * Starts a Dovecot with two users, entirely in its own directory.
 * @param {string} directory empty; made accessible to other users, because Dovecot's processes run as them
 * @returns {Promise<Dovecot>}
 */
export async function startDovecot(directory) {
  chmodSync(directory, 0o755);
  const mail = join(directory, "mail");
  mkdirSync(mail);
  chmodSync(mail, 0o777);
  const tls = await makeCertificate(directory);
  const [port, tlsPort, lmtpPort, authPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const ports = { port, tlsPort, lmtpPort, authPort };
  const users = ["ana", "ben"].map((name) => ({
    name,
    password: `${name}-s3cret password`,
    address: `${name}@${MAIL_DOMAIN}`,
  }));
  const passwords = new Map(users.map(({ name, password }) => [name, password]));
  const list = join(directory, "users");
  const writeUsers = () =>
    writeFileSync(
      list,
      [...passwords].map(([name, password]) => `${name}:{PLAIN}${password}\n`).join(""),
    );
  writeUsers();
  const file = join(directory, "dovecot.conf");
  writeFileSync(file, configuration({ directory, list, tls, ...ports }));
  const daemon = await startDaemon(DOVECOT, ["-F", "-c", file], {
    ports: Object.values(ports),
    cwd: directory,
  });
  return {
    host: HOST,
    ...ports,
    users,
    tls,
    async setPassword(name, password) {
      passwords.set(name, password);
      writeUsers();
      // It checks the list for changes once a second.
      await pause(SECOND_MS - (Date.now() % SECOND_MS) + LAG_MS);
    },
    stop: daemon.stop,
  };
}

/**
 * @param {{ directory: string, list: string, tls: Dovecot["tls"], port: number, tlsPort: number, lmtpPort: number, authPort: number }} at
 */
const configuration = ({ directory, list, tls, port, tlsPort, lmtpPort, authPort }) => `
base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/dovecot.log
protocols = imap lmtp
listen = ${HOST}
ssl = yes
ssl_cert = <${tls.certificate}
ssl_key = <${tls.key}
disable_plaintext_auth = no
auth_mechanisms = plain login
auth_username_format = %Ln
auth_cache_size = 0
auth_failure_delay = 0
mail_location = maildir:${directory}/mail/%n
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${list}
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${directory}/mail/%n
}
namespace inbox {
  inbox = yes
  ${["Archive", "Drafts", "Junk", "Sent", "Trash"]
    .map((name) => `mailbox ${name} {\n    auto = create\n    special_use = \\${name}\n  }`)
    .join("\n  ")}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    address = ${HOST}
    port = ${lmtpPort}
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service auth {
  inet_listener {
    address = ${HOST}
    port = ${authPort}
  }
}
`;
