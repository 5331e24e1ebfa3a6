import { expect, it } from "vitest";
import { describeRefusal } from "./describe-refusal.ts";

const at = (search: string) =>
  describeRefusal({ search, origin: "https://app.example", pathname: "/ui/callback" });

it("says that a login was canceled, and nothing of the server's settings", () => {
  expect(at("?error=access_denied")).toBe("The login was canceled. You can try again.");
});

it("names the redirect address that the provider has to allow", () => {
  expect(at("?error=unauthorized_client&state=1")).toBe(
    "The authentication service refused the login (unauthorized_client). If you run this server, check that the service allows the redirect address https://app.example/ui/callback.",
  );
});

it.each(["", "?code=", "?error=Call+0800+123+456+now", "?error="])(
  "repeats nothing of %s [CALLBACK-09]",
  (search) => {
    expect(at(search)).toBeNull();
  },
);
