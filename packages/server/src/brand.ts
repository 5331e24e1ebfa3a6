/** The product's name and its form in paths. Nothing else in the server knows them. */
export const BRAND = { name: "Switchboard", slug: "switchboard" } as const;
