/** What the pages of setup guides and tool documentation say by themselves. */
export const guideTexts = {
  setupTitle: (name: string) => `Setup Guide for ${name}`,
  toConnections: "My Connections",
  toHome: "Home",
  vendor: "Documentation",
} as const;
