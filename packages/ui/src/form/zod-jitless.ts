import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

// Must run before any schema is built: compiled parsers need `new Function`, which the content security policy blocks.
z.config({ ...en(), jitless: true });

export { z };
