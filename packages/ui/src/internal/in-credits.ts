/** An amount of credits with its noun, "1 credit" or "0.5 credits"; `amount` is formatted for the reader. */
export const inCredits = (amount: string): string =>
  `${amount} ${amount === "1" ? "credit" : "credits"}`;
