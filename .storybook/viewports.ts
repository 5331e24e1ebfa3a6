/** The widths every screen is shown at; a story pins one with `globals: { viewport: { value: "mobile" } }`. */
export const viewports = {
  desktop: { name: "Desktop 1280", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  mobile: { name: "Mobile 375", styles: { width: "375px", height: "812px" }, type: "mobile" },
  smallest: { name: "Smallest 320", styles: { width: "320px", height: "640px" }, type: "mobile" },
} as const;
