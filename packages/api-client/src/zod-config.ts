import { config } from "zod/mini";

// A content policy without 'unsafe-eval' forbids the code that zod would otherwise make for objects.
config({ jitless: true });
