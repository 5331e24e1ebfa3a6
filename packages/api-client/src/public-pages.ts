/** A page that everybody may open, whether they are signed in or not. */
export type PublicPageName =
  | "home"
  | "howItWorks"
  | "pricing"
  | "enterpriseContact"
  | "developers"
  | "privacyPolicy"
  | "termsOfService";

/**
 * Every public page: where it is and what it is called. To visitors the server sends them already rendered
 * (docs/adr/0072-public-pages-have-their-own-entry-point.md).
 */
export const publicPages: Readonly<
  Record<PublicPageName, { readonly path: string; readonly title: string }>
> = {
  home: { path: "/", title: "The AI command center for work" },
  howItWorks: { path: "/ui/how-it-works", title: "How It Works" },
  pricing: { path: "/ui/pricing", title: "Pricing" },
  enterpriseContact: { path: "/ui/enterprise-contact", title: "Talk to a Human" },
  developers: { path: "/ui/developers", title: "Developers" },
  privacyPolicy: { path: "/ui/privacy-policy", title: "Privacy Policy" },
  termsOfService: { path: "/ui/terms-of-service", title: "Terms of Service" },
};

const names = Object.keys(publicPages) as PublicPageName[];

/** The public page at a path; undefined if the path is not one. */
export const publicPageAt = (path: string): PublicPageName | undefined =>
  names.find((name) => publicPages[name].path === path);

/** What the server knows and the public pages show. It is in their HTML, so they ask for nothing before they are complete. */
export type PublicPageData = {
  /** Where people reach the server, without a slash at the end. */
  readonly origin: string;
  readonly brand: {
    readonly name: string;
    readonly slug: string;
    readonly supportEmail?: string | undefined;
    readonly supportPhone?: string | undefined;
  };
  readonly version: string;
  readonly year: number;
  readonly integrations: readonly {
    readonly name: string;
    readonly displayName: string;
    readonly logoUrl: string | null;
  }[];
};
