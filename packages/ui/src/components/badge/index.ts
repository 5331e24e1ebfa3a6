export { Badge, type BadgeProps, type Tone } from "./badge.tsx";
