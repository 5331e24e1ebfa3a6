import type { Preview } from "@storybook/react-vite";

/** What the toolbars offer; a story pins one with `globals: { theme: "dark" }`. */
export const globalTypes = {
  theme: {
    description: "Theme",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
      ],
    },
  },
  density: {
    description: "Density",
    toolbar: {
      icon: "component",
      dynamicTitle: true,
      items: [
        { value: "default", title: "Default density" },
        { value: "compact", title: "Compact density" },
      ],
    },
  },
  direction: {
    description: "Writing direction",
    toolbar: {
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "full", title: "Full motion" },
        { value: "reduced", title: "Reduced motion" },
      ],
    },
  },
} satisfies Preview["globalTypes"];

export const initialGlobals = {
  theme: "light",
  density: "default",
  direction: "ltr",
  motion: "full",
  viewport: { value: "desktop", isRotated: false },
};
