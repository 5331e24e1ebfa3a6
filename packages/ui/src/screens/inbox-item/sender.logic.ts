/** The name and the address of `Sofia Finch <sofia@marlowfinch.example>`; an address alone has no name. */
export function senderOf(from: string): { name: string | null; address: string } {
  const [, name = "", address = ""] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  if (address === "") return { name: null, address: from.trim() };
  const plain = name.replace(/^"(.*)"$/, "$1").trim();
  return { name: plain === "" ? null : plain, address };
}
