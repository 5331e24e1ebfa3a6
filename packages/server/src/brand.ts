/** The product's name and its form in paths, defined only here. */
export const BRAND = { name: "Switchboard", slug: "switchboard" } as const;
