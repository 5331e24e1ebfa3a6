import { RouteErrorScreen } from "@switchboard/ui/screens/route-error";
import { Component, type ReactNode } from "react";
import { messageOf } from "../errors.ts";

type State = { readonly failure: string | null };

/** Keeps the bar and the footer when a page fails, for example because its form could not be loaded. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: messageOf(error) };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <RouteErrorScreen
        onRetry={() => window.location.reload()}
        state={{ kind: "failed", message: failure }}
      />
    );
  }
}
