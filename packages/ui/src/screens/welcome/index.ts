export { WelcomeScreen, type WelcomeScreenProps, type WelcomeState } from "./welcome.tsx";
