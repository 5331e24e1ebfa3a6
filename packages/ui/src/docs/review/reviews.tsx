import { Kbd } from "../../components/kbd/kbd.tsx";
import { Link } from "../../components/link/link.tsx";
import { StatusDot, type StatusDotProps } from "../../components/status-dot/status-dot.tsx";
import type { Review } from "./review.ts";
import { storyAddress } from "./story-address.ts";

/** Whether a row was tried, and its result. */
function verdictOf({ keyboard, forcedColors, open }: Review): {
  tone: StatusDotProps["tone"];
  words: string;
} {
  if (keyboard === "" || forcedColors === "") return { tone: "hollow", words: "Not tried yet" };
  return open
    ? { tone: "warning", words: "Something is open" }
    : { tone: "success", words: "Good" };
}

/** Props of {@link Reviews}. */
export interface ReviewsProps {
  reviews: readonly Review[];
}

/** What was tried by keyboard and in forced colours, and what was observed. */
export function Reviews({ reviews }: ReviewsProps) {
  const groups = Map.groupBy(reviews, ({ title }) => title.split("/")[0] ?? "");
  const tried = reviews.filter((review) => verdictOf(review).tone !== "hollow").length;
  return (
    <div className="@container grid grid-cols-1 gap-6 text-14 text-default">
      <p className="nums text-muted">
        {tried} of {reviews.length} were tried
      </p>
      {[...groups].map(([group, members]) => (
        <section key={group} className="min-w-0 overflow-hidden rounded-8 border bg-surface">
          <h2 className="border-b bg-sunken px-4 py-2 font-semibold text-14">{group}</h2>
          <ul className="*:not-first:border-t">
            {members.map((review) => (
              <ReviewRow key={review.title} review={review} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const { tone, words } = verdictOf(review);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 px-4 py-3 text-13 @sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <Link href={storyAddress(review.story)} target="_top" className="font-medium">
          {review.title.split("/").at(-1)}
        </Link>
        <span className="inline-flex items-center gap-2 text-12 text-muted">
          <StatusDot tone={tone} />
          {words}
        </span>
      </div>
      <div className="grid content-start gap-1.5">
        <h3 className="text-12 text-muted">Keyboard</h3>
        {review.keys.length > 0 && (
          <p className="flex flex-wrap gap-1">
            {review.keys.map((key, index) => (
              <Kbd key={`${index}:${key}`}>{key}</Kbd>
            ))}
          </p>
        )}
        <p className="wrap-anywhere">{review.keyboard || "–"}</p>
      </div>
      <div className="grid content-start gap-1.5">
        <h3 className="text-12 text-muted">Forced colours</h3>
        <p className="wrap-anywhere">{review.forcedColors || "–"}</p>
        {review.open && (
          <p className="wrap-anywhere">
            <strong className="font-semibold">Open:</strong> {review.open}
          </p>
        )}
      </div>
    </li>
  );
}
