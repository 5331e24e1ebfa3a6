const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#3f5bd8" stroke-width="2.5"><path d="M4 17.5V7.5l8 6 8-6v10"/></svg>';

/** A picture that can be an icon. */
export const icon = () => new File([svg], "harbor.svg", { type: "image/svg+xml" });

/** A picture of a type that cannot. */
export const animation = () => new File(["GIF89a"], "harbor.gif", { type: "image/gif" });

/** A picture one byte over the limit. */
export const largeIcon = () =>
  new File([new Uint8Array(1_048_577)], "harbor-print.png", { type: "image/png" });
