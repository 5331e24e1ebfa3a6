import { describe, expect, it } from "vitest";
import { browserNetwork } from "./network.ts";

describe("browserNetwork", () => {
  const page = () => {
    const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
    const window = new EventTarget();
    const navigator = { onLine: true };
    const network = browserNetwork(() => ({ navigator, window, document }));
    let returns = 0;
    const stop = network.onReturn(() => {
      returns += 1;
    });
    return { network, navigator, window, document, stop, returns: () => returns };
  };

  it("knows what the browser knows", () => {
    const { network, navigator } = page();
    expect(network.isOnline()).toBe(true);
    navigator.onLine = false;
    expect(network.isOnline()).toBe(false);
  });

  it("tells when it is lost, until nobody listens", () => {
    const { network, window } = page();
    let losses = 0;
    const stop = network.onLoss(() => {
      losses += 1;
    });
    window.dispatchEvent(new Event("offline"));
    stop();
    window.dispatchEvent(new Event("offline"));
    expect(losses).toBe(1);
  });

  it("tells when it is back and when the page is looked at again, until nobody listens [R4]", () => {
    const { window, document, stop, returns } = page();
    window.dispatchEvent(new Event("online"));
    expect(returns()).toBe(1);
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(returns()).toBe(1);
    document.visibilityState = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(returns()).toBe(2);
    stop();
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(returns()).toBe(2);
  });
});
