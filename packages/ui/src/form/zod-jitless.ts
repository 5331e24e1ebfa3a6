import { z } from "zod";

// Must run before any schema is built: compiled parsers need `new Function`, which the content security policy blocks.
z.config({ jitless: true });

export { z };
