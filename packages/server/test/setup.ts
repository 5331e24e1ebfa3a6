import { afterAll } from "vitest";
import { stopAll } from "./stop-afterwards.ts";

// Runs once for each file, unlike the modules it imports: those stay loaded from file to file.
afterAll(stopAll);
