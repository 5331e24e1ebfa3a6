import { SquareCheckBig } from "lucide-react";
import { BrandMark } from "../../components/brand-mark/index.ts";
import { Icon } from "../../components/icon/index.ts";
import type { Brand } from "../../patterns/shell/index.ts";
import { EffectBadge } from "../../patterns/approval-dialog/effect-badge.tsx";
import { PictureFields, PictureTable, PictureTool } from "./landing-picture-parts.tsx";

const chats = [
  "Weekly receivables review",
  "Which wholesale accounts are overdue?",
  "Late-delivery replies",
  "November roast vs. plan",
  "Price list 2027, who is missing",
  "Refund check, order 88213",
  "Freight cost per kilo",
];

/** The product at work, drawn with its own tokens: sharp at every size, right in both themes, no file to load. */
export function LandingPicture({ brand }: { brand: Brand }) {
  return (
    <div
      role="img"
      aria-label={`${brand.name}: a question about overdue invoices, the answer, and a pending approval`}
      className="@container relative mt-10 w-full select-none overflow-hidden rounded-12 bg-surface text-start shadow-3 sm:mt-12"
    >
      <div aria-hidden="true">
        <PictureBar brand={brand} />
        <div className="flex lg:h-96">
          <PictureHistory />
          <PictureConversation />
        </div>
        <PictureApproval />
      </div>
    </div>
  );
}

function PictureBar({ brand }: { brand: Brand }) {
  return (
    <div className="flex h-10 items-center gap-2 whitespace-nowrap border-line border-b bg-canvas px-4 text-12">
      <BrandMark size="sm" className="text-accent" />
      <span className="font-semibold text-13">{brand.name}</span>
      <span className="mx-1 h-4 w-px bg-line" />
      <span className="truncate text-muted">{chats[1]}</span>
      <span className="nums ms-auto hidden text-subtle sm:block">Balance: 1842.50 credits</span>
    </div>
  );
}

function PictureHistory() {
  return (
    <div className="hidden w-58 shrink-0 border-line border-e bg-canvas p-2 @lg:block">
      {chats.map((chat, index) => (
        <div
          key={chat}
          className={
            index === 1
              ? "flex h-7 items-center rounded-6 bg-fill-hover px-2 font-medium text-12"
              : "flex h-7 items-center px-2 text-12 text-muted"
          }
        >
          <span className="truncate">{chat}</span>
        </div>
      ))}
    </div>
  );
}

function PictureConversation() {
  return (
    <div className="grid min-w-0 max-w-156 flex-1 lg:me-100 content-start gap-3 p-4 sm:px-6 sm:py-5">
      <div className="justify-self-end rounded-12 bg-fill px-4 py-2 text-13">
        Which wholesale accounts are more than 30 days overdue? Create a task for anything over
        $5,000.
      </div>
      <PictureTool name="query_data" outcome="6 rows · 0.2 s" />
      <p className="text-13">
        Six accounts, <span className="font-semibold">$31,482.60</span> in total. Two owe more than
        $5,000.
      </p>
      <PictureTable />
      <div className="flex items-center gap-2 text-12 text-muted">
        <BrandMark size="sm" className="text-accent" />
        Waiting for your approval
      </div>
    </div>
  );
}

function PictureApproval() {
  return (
    <div className="floating mx-3 mb-3 grid gap-4 rounded-12 p-4 shadow-3 sm:p-5 lg:absolute lg:end-8 lg:top-22 lg:m-0 lg:w-90">
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold text-14">Approval Required</span>
        <EffectBadge effect="write" />
      </div>
      <div className="flex items-start gap-2">
        <span className="grid size-8 shrink-0 place-items-center rounded-8 border border-line text-accent">
          <Icon icon={SquareCheckBig} />
        </span>
        <span className="grid">
          <span className="text-13">
            Create a task in <span className="font-medium">Accounts receivable</span>.
          </span>
          <span className="text-12 text-subtle">Tasks</span>
        </span>
      </div>
      <PictureFields />
      <div className="flex justify-end gap-2 font-medium text-13">
        <span className="flex h-7 items-center rounded-6 bg-fill px-2">Deny</span>
        <span className="flex h-7 items-center rounded-6 bg-accent px-2 text-on-accent">
          Approve &amp; Continue
        </span>
      </div>
    </div>
  );
}
