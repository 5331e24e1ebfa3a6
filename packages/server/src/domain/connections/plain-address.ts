/** Whether a text is an absolute address of the web that names a server and a path, and nothing else. */
export function isPlainAddress(text: string): boolean {
  if (/[{}?#\s]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}
