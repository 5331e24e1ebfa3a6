import { cva } from "class-variance-authority";

export const drawerVariants = cva(
  "floating fixed inset-y-0 z-overlay flex drawer-box flex-col overflow-hidden shadow-3 focus-visible:outline-none",
  {
    variants: {
      side: {
        start:
          "start-0 data-[state=closed]:animate-drawer-start-out data-[state=open]:animate-drawer-start-in",
        end: "end-0 data-[state=closed]:animate-drawer-end-out data-[state=open]:animate-drawer-end-in",
      },
    },
    defaultVariants: { side: "start" },
  },
);
