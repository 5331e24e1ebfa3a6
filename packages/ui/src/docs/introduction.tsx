import {
  Blocks,
  BookOpenCheck,
  LayoutDashboard,
  PencilRuler,
  Puzzle,
  TextCursorInput,
  Volume2,
} from "lucide-react";
import { Icon } from "../components/icon/icon.tsx";
import { Link } from "../components/link/link.tsx";

const ways = [
  [
    "Foundations",
    "foundations-colour--overview",
    PencilRuler,
    "Colour, type, space, motion and focus, read from the page itself",
  ],
  [
    "Components",
    "components-button--guide",
    Blocks,
    "Buttons to dialogs: one folder, one guide, all states",
  ],
  [
    "Form",
    "form-form--guide",
    TextCursorInput,
    "Forms over react-hook-form, and forms made of a JSON Schema",
  ],
  [
    "Patterns",
    "patterns-composer--guide",
    Puzzle,
    "The parts of the product: transcript, approval, tables",
  ],
  [
    "Screens",
    "screens-chat--default",
    LayoutDashboard,
    "Whole screens as pure functions of one state",
  ],
  [
    "Screen states",
    "review-screen-states--states",
    BookOpenCheck,
    "What the specification asks for, and which story shows it",
  ],
  [
    "Screen readers",
    "review-screen-readers--script",
    Volume2,
    "What to press, and which words must be heard",
  ],
] as const;

/** A page of the manager; the docs pages are in its iframe. */
function address(id: string): string {
  const kind = /--(guide|overview|states|script)$/.test(id) ? "docs" : "story";
  return `./?path=/${kind}/${id}`;
}

/** Links into the library. */
export function Ways() {
  return (
    <ul className="grid grid-cols-1 gap-4 text-default sm:grid-cols-2 lg:grid-cols-3">
      {ways.map(([name, id, icon, text]) => (
        <li
          key={name}
          className="relative grid content-start gap-3 rounded-8 border bg-surface p-5 hover:border-line-strong"
        >
          <Icon icon={icon} size="lg" className="text-accent" />
          <span className="grid gap-1">
            <Link
              href={address(id)}
              target="_top"
              variant="plain"
              className="font-semibold text-14"
            >
              {name}
              <span aria-hidden className="absolute inset-0" />
            </Link>
            <span className="text-13 text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
