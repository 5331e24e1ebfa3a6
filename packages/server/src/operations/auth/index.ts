import { completeLogin } from "./complete-login.ts";
import { getDocs } from "./get-docs.ts";
import { getLoginUrl } from "./get-login-url.ts";
import { getOpenapi } from "./get-openapi.ts";
import { logout } from "./logout.ts";

export const authOperations = [getLoginUrl, completeLogin, logout, getDocs, getOpenapi];
