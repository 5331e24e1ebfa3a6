import { Button, LinkButton } from "../../components/button/index.ts";
import { BrandMark } from "../../components/brand-mark/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { type Brand, MessagePage } from "../../patterns/shell/index.ts";

export type LoginState =
  /** Checking whether somebody is logged in already. */
  | { kind: "checking" }
  /** Asking the server for the address of the portal. */
  | { kind: "loading-options" }
  | { kind: "ready"; loginUrl: string }
  /** The server did not answer. */
  | { kind: "unavailable" }
  /** It answered without an address. */
  | { kind: "no-url" };

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  state: LoginState;
  brand: Brand;
  /** Asks for the address again. */
  onRetry?: () => void;
}

const waits = {
  checking: "Checking authentication...",
  "loading-options": "Loading login options...",
};
const failures = {
  unavailable: "The authentication service is currently unavailable. Please try again later.",
  "no-url": "Login URL not provided by the server.",
};

/** Links to the sign-in portal. Asks for no credentials itself. */
export function LoginScreen({ state, brand, onRetry }: LoginScreenProps) {
  return (
    <MessagePage
      mark={<BrandMark size="lg" className="text-accent" />}
      title={`Log in to ${brand.name}`}
    >
      <div className="mt-3 grid w-full max-w-dialog-sm gap-3" aria-live="polite">
        <LoginStep state={state} onRetry={onRetry} />
      </div>
    </MessagePage>
  );
}

function LoginStep({ state, onRetry }: Pick<LoginScreenProps, "state" | "onRetry">) {
  switch (state.kind) {
    case "checking":
    case "loading-options":
      return (
        <p className="flex h-control-lg items-center justify-center gap-2">
          <Spinner label={null} />
          {waits[state.kind]}
        </p>
      );
    case "ready":
      return (
        <>
          <LinkButton variant="primary" size="lg" external href={state.loginUrl}>
            Log In or Sign Up
          </LinkButton>
          <p className="text-13 text-subtle">
            You log in on a separate page. This page never asks for a password.
          </p>
        </>
      );
    case "unavailable":
    case "no-url":
      return (
        <>
          <Notice tone="danger" className="text-start">
            {failures[state.kind]}
          </Notice>
          {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        </>
      );
  }
}
