export { AppLogo, type AppLogoProps } from "./app-logo.tsx";
