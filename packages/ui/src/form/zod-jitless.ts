import { z } from "zod";

// Before any schema is built: compiled parsers need `new Function`, which the content policy refuses.
z.config({ jitless: true });

export { z };
