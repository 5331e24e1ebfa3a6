/** Names of the agent's own tools, which belong to no connection. Tools of plugins have the plugin's name before theirs. */

/** Proposes a fact about the person. */
export const REMEMBER = "remember";
/** Asks the user a question with answers to choose from. */
export const OFFER_CHOICES = "offer_choices";
/** Shows the user a question about a file to complete; the planner's alone. */
export const OFFER_QUESTION = "offer_question";
/** Draws a chart in the conversation. */
export const SHOW_CHART = "show_chart";

/** All of them. */
export const OWN_TOOL_NAMES: ReadonlySet<string> = new Set([
  REMEMBER,
  OFFER_CHOICES,
  OFFER_QUESTION,
  SHOW_CHART,
]);
