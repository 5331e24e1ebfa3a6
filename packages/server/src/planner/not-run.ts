/** How the result of a call begins that a rehearsal did not run. */
export const NOT_RUN = "Not run in a rehearsal.";
