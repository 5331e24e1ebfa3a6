/** What differs between hosts of the same build. */
export type AppConfig = {
  readonly brand: {
    readonly name: string;
    readonly slug: string;
    readonly supportEmail?: string | undefined;
    /** As people dial it; none is shown where it is absent. */
    readonly supportPhone?: string | undefined;
  };
  /** Origin of the API; empty for the page's own. */
  readonly apiHost: string;
  /** What the server calls the prices of what can be bought. */
  readonly prices: {
    readonly professional: string;
    readonly team: string;
    readonly starter_pack: string;
    readonly pro_pack: string;
  };
};

export const defaultConfig: AppConfig = {
  brand: { name: "Switchboard", slug: "switchboard" },
  apiHost: "",
  // Our own server knows its prices by these names.
  prices: {
    professional: "professional",
    team: "team",
    starter_pack: "starter_pack",
    pro_pack: "pro_pack",
  },
};
