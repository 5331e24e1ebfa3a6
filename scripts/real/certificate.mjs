import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** @typedef {{ certificate: string, key: string }} CertificateFiles paths of PEM files */

/**
 * Makes a self-signed certificate for this machine's loopback names: clients have to be told to trust it.
 * @param {string} directory where its two files are written
 * @returns {Promise<CertificateFiles>}
 */
export async function makeCertificate(directory) {
  const files = {
    certificate: join(directory, "certificate.pem"),
    key: join(directory, "key.pem"),
  };
  const request = [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
  ];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  await run("openssl", [
    ...request,
    ...names,
    "-days",
    "2",
    "-keyout",
    files.key,
    "-out",
    files.certificate,
  ]);
  return files;
}
