/** Texts of the pages of setup guides and tool documentation. */
export const guideTexts = {
  setupTitle: (name: string) => `Setup Guide for ${name}`,
  toConnections: "My Connections",
  toHome: "Home",
  vendor: "Documentation",
} as const;
