import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAIL_DOMAIN } from "./dovecot.mjs";
import { freePort, giveTo, missingPrograms, startDaemon } from "./processes.mjs";

const MASTER = "/usr/lib/postfix/sbin/master";
const QUEUE = ["active", "bounce", "corrupt", "defer", "deferred", "flush", "hold", "incoming"];
const SOCKETS = ["maildrop", "private", "public", "saved", "trace"];
const HOST = "127.0.0.1";

/** @typedef {import("./dovecot.mjs").Dovecot} Dovecot */

/**
 * @typedef {object} Postfix
 * @property {string} host
 * @property {number} port submission, plain and with STARTTLS
 * @property {number} tlsPort submission over TLS
 * @property {readonly import("./dovecot.mjs").MailUser[]} users
 * @property {() => Promise<void>} stop
 */

/** @returns {string | null} null, or why Postfix cannot run here */
export function findPostfix() {
  return missingPrograms("Postfix", [MASTER], "postfix");
}

/**
 * Starts a Postfix, entirely in its own directory, that accepts mail from users of a Dovecot and delivers it there. Mail to
 * other addresses is rejected.
 * @param {string} directory empty; made accessible to other users, because Postfix's processes run as them
 * @param {Dovecot} dovecot
 * @returns {Promise<Postfix>}
 */
export async function startPostfix(directory, dovecot) {
  chmodSync(directory, 0o755);
  const [port, tlsPort] = await Promise.all([freePort(), freePort()]);
  const config = join(directory, "config");
  for (const folder of ["config", "data", "queue", "queue/pid"]) mkdirSync(join(directory, folder));
  const theirs = [...QUEUE, ...SOCKETS].map((folder) => join(directory, "queue", folder));
  for (const folder of theirs) mkdirSync(folder);
  giveTo([join(directory, "data"), ...theirs], "postfix");
  const users = dovecot.users.map(({ address }) => `${address} there\n`).join("");
  writeFileSync(join(config, "users"), users);
  writeFileSync(join(config, "main.cf"), main({ directory, config, dovecot }));
  writeFileSync(join(config, "master.cf"), services({ port, tlsPort }));
  const daemon = await startDaemon(MASTER, ["-d", "-c", config], {
    ports: [port, tlsPort],
    cwd: directory,
  });
  return { host: HOST, port, tlsPort, users: dovecot.users, stop: daemon.stop };
}

/** @param {{ directory: string, config: string, dovecot: Dovecot }} at */
const main = ({ directory, config, dovecot }) => `
compatibility_level = 3.6
queue_directory = ${directory}/queue
data_directory = ${directory}/data
maillog_file = ${directory}/postfix.log
maillog_file_prefixes = ${directory}
inet_interfaces = ${HOST}
inet_protocols = ipv4
myhostname = mail.${MAIL_DOMAIN}
mydestination =
mynetworks =
alias_maps =
virtual_mailbox_domains = ${MAIL_DOMAIN}
virtual_mailbox_maps = texthash:${config}/users
virtual_transport = lmtp:inet:${HOST}:${dovecot.lmtpPort}
smtpd_tls_cert_file = ${dovecot.tls.certificate}
smtpd_tls_key_file = ${dovecot.tls.key}
smtpd_tls_security_level = may
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:${HOST}:${dovecot.authPort}
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = reject_unauth_destination
smtpd_error_sleep_time = 0
`;

/** @param {{ port: number, tlsPort: number }} at */
const services = ({ port, tlsPort }) => `
${HOST}:${port} inet n - n - - smtpd
${HOST}:${tlsPort} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
