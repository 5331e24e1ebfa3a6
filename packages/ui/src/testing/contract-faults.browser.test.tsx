import { type ComponentProps, createElement, useEffect } from "react";
import { createPortal } from "react-dom";
import { describe, expect, it } from "vitest";
import { covers } from "./contract.tsx";
import { brokenPromises } from "./contract-browser.tsx";

type Props = ComponentProps<"div">;

function Faultless(props: Props) {
  return <div data-slot="probed" {...props} />;
}
function IgnoresRef({ ref: _ref, ...rest }: Props) {
  return <div data-slot="probed" {...rest} />;
}
function HandsRefToPart({ ref, ...rest }: Props) {
  return (
    <div data-slot="probed" {...rest}>
      <span ref={ref} />
    </div>
  );
}
function DropsClassName({ className: _className, ...rest }: Props) {
  return <div data-slot="probed" {...rest} />;
}
function RepeatsClassName({ className, ...rest }: Props) {
  return (
    <div data-slot="probed" className={className} {...rest}>
      <span className={className} />
    </div>
  );
}
function DropsRest({ className, ref }: Props) {
  return <div data-slot="probed" className={className} ref={ref} />;
}
function NamelessControl(props: Props) {
  return (
    <div data-slot="probed" {...props}>
      {createElement("button", { type: "button" })}
    </div>
  );
}
function LiteralColour(props: Props) {
  return (
    <div data-slot="probed" {...props}>
      <svg aria-hidden>
        <path fill="red" />
      </svg>
    </div>
  );
}
function StyledColour(props: Props) {
  return <div data-slot="probed" {...props} style={{ backgroundColor: "white" }} />;
}
function LeavesPortal(props: Props) {
  useEffect(() => {
    document.body.append(document.createElement("section"));
  }, []);
  return <div data-slot="probed" {...props} />;
}
function LocksPage(props: Props) {
  useEffect(() => {
    document.body.setAttribute("data-locked", "");
    document.body.setAttribute("aria-busy", "true");
  }, []);
  return <div data-slot="probed" {...props} />;
}
function Complains(props: Props) {
  // A list without keys, which React warns about.
  return createElement("div", { "data-slot": "probed", ...props }, [
    createElement("i", null, "a"),
    createElement("i", null, "b"),
  ]);
}
function RootInPortal(props: Props) {
  return createPortal(<div data-slot="probed" {...props} />, document.body);
}

describe("the contract suite finds a component that", () => {
  it.each([
    [IgnoresRef, "ref holds nothing"],
    [HandsRefToPart, "ref holds <span>"],
    [DropsClassName, "className stands on 0 elements"],
    [RepeatsClassName, "className stands on 2 elements"],
    [DropsRest, "other props reach 0 elements"],
    [NamelessControl, "button-name"],
    [LiteralColour, 'fill="red"'],
    [StyledColour, "background-color"],
    [LeavesPortal, "left behind: <section>"],
    [LocksPage, "left behind: body: aria-busy"],
    [Complains, 'unique "key" prop'],
    [RootInPortal, "the first element is nothing"],
  ] as const)("%s", async (component, message) => {
    const problems = await brokenPromises(covers(component, "probed", {}));
    document.body.querySelectorAll("section").forEach((element) => element.remove());
    document.body.removeAttribute("aria-busy");
    expect(problems.join("\n")).toContain(message);
  });

  it("and nothing in one without a fault", async () => {
    expect(await brokenPromises(covers(Faultless, "probed", {}))).toEqual([]);
  });
});
