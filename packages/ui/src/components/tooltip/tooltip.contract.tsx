/** Exports that have no root of their own, each with the reason. */
export const bare = {
  Tooltip: "renders only its child until that is hovered or focused",
};
