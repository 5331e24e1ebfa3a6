/** A name as it is compared: without case, and without the sign that people write where the app's own names have none: `#general`. */
export const nameIn = (text: string): string => text.trim().replace(/^[#@]/, "").toLowerCase();
