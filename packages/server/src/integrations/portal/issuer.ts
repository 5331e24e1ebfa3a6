/** How the rest of the product names this portal. */
export const PORTAL_ISSUER = "urn:switchboard:portal";
