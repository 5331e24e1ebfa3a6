export { DateTime, type DateTimeProps, RelativeTime, type RelativeTimeProps } from "./time.tsx";
