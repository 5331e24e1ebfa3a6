import { ArrowUpRight, BrainCircuit, FileSpreadsheet } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { chatScreenTexts } from "./chat.texts.ts";

/** Props of {@link ChatEmpty}. */
export interface ChatEmptyProps {
  /** Prompts that can be sent as they are. */
  examples: readonly string[];
  /** Where an administrator sets up a model; absent for others, and where there is one. */
  setUpHref?: string | undefined;
  onChoose: (prompt: string) => void;
}

/** A new chat: what it is for, and three examples. */
export function ChatEmpty({ examples, setUpHref, onChoose }: ChatEmptyProps) {
  return (
    <div data-slot="chat-empty" className="my-auto grid gap-6 py-6">
      <div className="grid gap-1">
        <h2 className="font-semibold text-24">{chatScreenTexts.empty.title}</h2>
        <p className="max-w-measure text-14 text-muted">{chatScreenTexts.empty.intro}</p>
      </div>
      {setUpHref !== undefined && <SetUpModel href={setUpHref} />}
      <ul aria-label={chatScreenTexts.empty.examples} className="grid gap-2">
        {examples.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => onChoose(prompt)}
              className="group flex min-h-row w-full items-center gap-3 rounded-8 border border-line px-4 py-2 text-start text-14 transition-colors duration-press hover:border-line-strong"
            >
              <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
                {prompt}
              </span>
              <Icon
                icon={ArrowUpRight}
                className="text-subtle transition-colors duration-press group-hover:text-default rtl:-scale-x-100"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-2 text-13 text-subtle max-sm:hidden">
        <Icon icon={FileSpreadsheet} />
        {chatScreenTexts.empty.drop}
      </p>
    </div>
  );
}

/** The first step of an administrator: without a model only set questions are answered. */
function SetUpModel({ href }: { href: string }) {
  const words = useWords(chatSettingsWords);
  return (
    <div
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-8 border border-line bg-surface px-4 py-3"
      data-slot="set-up-model"
    >
      <Icon className="text-subtle" icon={BrainCircuit} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-14">{words.noModelTitle}</p>
        <p className="text-13 text-muted">{words.noModelHint}</p>
      </div>
      <LinkButton href={href} size="sm">
        {words.setUpModel}
      </LinkButton>
    </div>
  );
}
