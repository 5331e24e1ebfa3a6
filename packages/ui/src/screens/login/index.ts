export { LoginScreen, type LoginScreenProps, type LoginState } from "./login.tsx";
