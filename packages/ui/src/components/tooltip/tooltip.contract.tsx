/** Exports that have no root of their own, each with the reason. */
export const bare = {
  Tooltip: "draws no more than the element inside it until that is pointed at",
};
