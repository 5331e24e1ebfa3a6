import { Pencil } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AppLogo } from "../components/app-logo/index.ts";
import { Avatar } from "../components/avatar/index.ts";
import { BackLink } from "../components/back-link/index.ts";
import { Badge } from "../components/badge/index.ts";
import { BrandMark } from "../components/brand-mark/index.ts";
import { Button, LinkButton } from "../components/button/index.ts";
import { Card, CardBody, CardFoot, CardHead } from "../components/card/index.ts";
import { Checkbox } from "../components/checkbox/index.ts";
import { CodeBlock } from "../components/code-block/index.ts";
import { Collapsible } from "../components/collapsible/index.ts";
import { CopyButton } from "../components/copy-button/index.ts";
import { Credits } from "../components/credits/index.ts";
import { DialogBody, DialogFoot, DialogSummary } from "../components/dialog/index.ts";
import { EmptyState } from "../components/empty-state/index.ts";
import { Field, FieldError, FieldHint, FieldLabel } from "../components/field/index.ts";
import { FileDrop } from "../components/file-drop/index.ts";
import { Icon } from "../components/icon/index.ts";
import { IconButton } from "../components/icon-button/index.ts";
import { Kbd } from "../components/kbd/index.ts";
import { Link } from "../components/link/index.ts";
import { Notice } from "../components/notice/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { PageHeader } from "../components/page-header/index.ts";
import { Select } from "../components/select/index.ts";
import { Skeleton, SkeletonGroup } from "../components/skeleton/index.ts";
import { Spinner } from "../components/spinner/index.ts";
import { StatusDot } from "../components/status-dot/index.ts";
import { Switch } from "../components/switch/index.ts";
import { Table } from "../components/table/index.ts";
import { TextArea } from "../components/text-area/index.ts";
import { TextInput } from "../components/text-input/index.ts";
import { DateTime, RelativeTime } from "../components/time/index.ts";
import { VisuallyHidden } from "../components/visually-hidden/index.ts";
import { SchemaForm } from "../form/schema-form.tsx";

/** What every root takes. */
interface RootProps {
  className?: string;
  title?: string;
  "data-probe"?: string;
}

interface Entry {
  slot: string;
  render: (props: RootProps) => ReactNode;
}

/** One line for a component: its slot, itself, and the props that it cannot do without. */
function entry<Props extends object>(
  slot: string,
  Component: ComponentType<Props>,
  ...[own]: [Props] | (Partial<Props> extends Props ? [] : never)
): Entry {
  const required = own ?? ({} as Props);
  return { slot, render: (props) => <Component {...required} {...props} /> };
}

const moment = "2026-11-20T12:00:00Z";
const nothing = () => undefined;

const entries: readonly Entry[] = [
  entry("app-logo", AppLogo, { name: "Jira" }),
  entry("avatar", Avatar, { name: "Maya" }),
  entry("back-link", BackLink, { href: "/ui" }),
  entry("badge", Badge),
  entry("brand-mark", BrandMark),
  entry("button", Button),
  entry("link-button", LinkButton, { href: "/ui" }),
  entry("card", Card),
  entry("card-head", CardHead, { title: "Settings" }),
  entry("card-body", CardBody),
  entry("card-foot", CardFoot),
  entry("checkbox", Checkbox),
  entry("checkbox", Checkbox, { children: "Words" }),
  entry("code-block", CodeBlock, { label: "Code" }),
  entry("collapsible", Collapsible, { title: "MODEL" }),
  entry("copy-button", CopyButton, { text: "x" }),
  entry("credits", Credits, { value: 1 }),
  entry("dialog-body", DialogBody),
  entry("dialog-foot", DialogFoot),
  entry("dialog-summary", DialogSummary),
  entry("empty-state", EmptyState, { title: "Nothing" }),
  entry("field", Field, { label: "Name" }),
  entry("field-label", FieldLabel),
  entry("field-hint", FieldHint),
  entry("field-error", FieldError),
  entry("file-drop", FileDrop, { label: "File", dropLabel: "Drop", accept: [], onFile: nothing }),
  entry("icon", Icon, { icon: Pencil }),
  entry("icon-button", IconButton, { label: "Edit", icon: Pencil }),
  entry("kbd", Kbd),
  entry("link", Link, { href: "/ui" }),
  entry("link", Link, { href: "https://example.com/" }),
  entry("notice", Notice),
  entry("number-field", NumberField, { value: 1, onValueChange: nothing }),
  entry("page-header", PageHeader, { title: "Home" }),
  entry("schema-form", SchemaForm, { schema: {}, value: {}, onChange: nothing }),
  entry("select", Select, { options: [] }),
  entry("skeleton", Skeleton),
  entry("skeleton-group", SkeletonGroup),
  entry("spinner", Spinner),
  entry("status-dot", StatusDot),
  entry("switch", Switch),
  entry("switch", Switch, { children: "Words" }),
  entry("table", Table, { label: "Rows" }),
  entry("text-area", TextArea),
  entry("text-input", TextInput),
  entry("time", DateTime, { value: moment }),
  entry("time", RelativeTime, { value: moment, now: moment }),
  entry("visually-hidden", VisuallyHidden),
];

/** The opening tag that carries the slot. */
function rootTag(html: string, slot: string): string {
  return (
    new RegExp(
      `<[a-z0-9]+[^>]* data-slot="${slot}"[^>]*>|<[a-z0-9]+ data-slot="${slot}"[^>]*>`,
    ).exec(html)?.[0] ?? ""
  );
}

describe.each(entries)("$slot", ({ slot, render }) => {
  const html = renderToStaticMarkup(render({ className: "probe-class", "data-probe": "rest" }));

  it("renders on a server, and its root is the first element", () => {
    expect(html.indexOf(rootTag(html, slot))).toBe(0);
  });

  it("takes className on its root, and only there", () => {
    expect(rootTag(html, slot)).toContain("probe-class");
    expect(html.split("probe-class")).toHaveLength(2);
  });

  it("hands other props to one element", () => {
    expect(html.split('data-probe="rest"')).toHaveLength(2);
  });
});
