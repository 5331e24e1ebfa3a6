import type { Preview } from "@storybook/react-vite";

/** What the toolbars offer; a story pins one with `globals: { theme: "dark" }`. */
export const globalTypes = {
  theme: {
    description: "Theme",
    toolbar: {
      icon: "mirror",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Light", icon: "sun" },
        { value: "dark", title: "Dark", icon: "moon" },
      ],
    },
  },
  brand: {
    description: "Brand",
    toolbar: {
      icon: "paintbrush",
      dynamicTitle: true,
      items: [
        { value: "switchboard", title: "Switchboard" },
        { value: "harbor", title: "Harbor" },
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
  contrast: {
    description: "Contrast",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: [
        { value: "default", title: "Default contrast" },
        { value: "more", title: "More contrast" },
      ],
    },
  },
  text: {
    description: "Text size",
    toolbar: {
      icon: "zoom",
      dynamicTitle: true,
      items: [
        { value: "100", title: "Text 100 %" },
        { value: "200", title: "Text 200 %" },
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
  brand: "switchboard",
  density: "default",
  direction: "ltr",
  contrast: "default",
  text: "100",
  motion: "full",
  viewport: { value: "desktop", isRotated: false },
};
