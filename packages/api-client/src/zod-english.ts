import { config } from "zod/mini";
import en from "zod/v4/locales/en.js";

// The small zod has no texts of its own: without them every refusal would read "Invalid input".
config(en());
