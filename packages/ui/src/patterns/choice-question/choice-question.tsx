import { clsx } from "clsx";
import { Check, CircleQuestionMark } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { choiceQuestionWords } from "../../components/labels/words/choice-question-words.ts";
import type { ChoiceQuestionView, ChosenAnswer } from "./types.ts";

/** Props of {@link ChoiceQuestion}. */
export interface ChoiceQuestionProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is asked, and what was answered. */
  question: ChoiceQuestionView;
  /** Answers with one of the options. Without it the question can only be read. */
  onChoose?: ((chosen: ChosenAnswer) => void) | undefined;
}

/** A question of the agent with answers to choose from; any other answer is written in the message box. */
export function ChoiceQuestion({ question, onChoose, className, ...rest }: ChoiceQuestionProps) {
  const id = useId();
  const words = useWords(choiceQuestionWords);
  const card = useRef<HTMLElement>(null);
  const { options, answer = null } = question;
  const isOpen = answer === null;
  const choose = (label: string) => {
    // The pressed button makes way for text; the focus must not fall to the page.
    card.current?.focus();
    onChoose?.({ answer: label });
  };
  return (
    <section
      aria-labelledby={`${id}-question`}
      className={clsx(
        "grid min-w-0 gap-3 rounded-8 border bg-surface px-4 py-3 text-13 outline-none",
        className,
      )}
      data-slot="choice-question"
      data-state={isOpen ? "open" : "answered"}
      ref={card}
      tabIndex={-1}
      {...rest}
    >
      <p
        className="flex items-start gap-2 font-medium text-14 wrap-anywhere"
        dir="auto"
        id={`${id}-question`}
      >
        <span className="flex h-5 items-center text-muted">
          <Icon icon={CircleQuestionMark} />
        </span>
        {question.question}
      </p>
      <ul className="grid gap-2">
        {options.map((option) => (
          <li className="min-w-0" key={option.label}>
            {isOpen && onChoose ? (
              <button
                className="flex min-h-row w-full flex-col rounded-6 border border-line-strong bg-surface px-3 py-2 text-start hover:bg-fill pointer-coarse:min-h-11"
                onClick={() => choose(option.label)}
                type="button"
              >
                <OptionText {...option} />
              </button>
            ) : (
              <div
                className={clsx(
                  "flex items-start gap-2 rounded-6 border px-3 py-2",
                  isSame(option.label, answer)
                    ? "border-accent bg-accent-subtle"
                    : "border-transparent text-muted",
                )}
              >
                <span className="flex h-5 w-4 items-center text-accent">
                  {isSame(option.label, answer) && <Icon icon={Check} label={words.chosen} />}
                </span>
                <span className="grid min-w-0">
                  <OptionText {...option} />
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOpen && onChoose && <p className="text-12 text-subtle">{words.orWrite}</p>}
    </section>
  );
}

function OptionText({ label, description }: ChoiceQuestionView["options"][number]) {
  return (
    <>
      <bdi className="font-medium wrap-anywhere">{label}</bdi>
      {description !== undefined && description !== "" && (
        <bdi className="text-12 text-muted wrap-anywhere">{description}</bdi>
      )}
    </>
  );
}

/** Somebody may type what they could have chosen. */
const isSame = (label: string, answer: string | null) =>
  answer !== null && label.trim().toLowerCase() === answer.trim().toLowerCase();
