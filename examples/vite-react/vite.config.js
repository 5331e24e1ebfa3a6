import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The library's colours are light-dark(): lowered for older browsers, a theme chosen by hand would be ignored.
  build: {
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // All of this page is one file; an app with routes loads it in parts.
    chunkSizeWarningLimit: 1_000,
  },
});
