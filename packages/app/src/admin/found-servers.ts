/** Servers of this machine that an administrator does not want to be asked about, in this browser. */
export type PutOff = {
  has(address: string): boolean;
  add(address: string): void;
};

/** @param slug of the product, which may share an origin with another */
export function createPutOff(slug: string, storage: () => Storage = () => localStorage): PutOff {
  const key = `${slug}.servers-put-off`;
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
    } catch {
      return [];
    }
  };
  const known = new Set(read());
  return {
    has: (address) => known.has(address),
    add(address) {
      known.add(address);
      try {
        storage().setItem(key, JSON.stringify([...known]));
      } catch {
        // Without storage it holds as long as the page.
      }
    },
  };
}
