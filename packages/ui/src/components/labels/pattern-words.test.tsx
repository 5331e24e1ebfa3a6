import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { ToastProvider } from "../toast/index.ts";
import { EffectBadge } from "../../patterns/approval-dialog/index.ts";
import { settings } from "../../patterns/chat-settings/chat-settings.fixtures.ts";
import { ChatSettings } from "../../patterns/chat-settings/index.ts";
import { loadReading, Transcript } from "../../patterns/chat-transcript/index.ts";
import { Composer } from "../../patterns/composer/index.ts";
import { ConnectionTiles } from "../../patterns/connection-tiles/index.ts";
import { DiscoveryCard } from "../../patterns/discovery-card/index.ts";
import { filesFound } from "../../patterns/discovery-card/discovery-card.fixtures.ts";
import { ChoiceQuestion } from "../../patterns/choice-question/index.ts";
import { whichColumn } from "../../patterns/choice-question/choice-question.fixtures.ts";
import { FactOrigin, FactProposal } from "../../patterns/fact-proposal/index.ts";
import { EditFact } from "../../patterns/fact-proposal/edit-fact.tsx";
import {
  fiscalYear,
  fromChat,
  waiting,
} from "../../patterns/fact-proposal/fact-proposal.fixtures.ts";
import { FileCard } from "../../patterns/file-card/index.ts";
import { wideFile, workbook } from "../../patterns/file-card/file-card.fixtures.ts";
import { FileReading } from "../../patterns/file-reading/index.ts";
import {
  customersFile,
  customersRow,
  ready,
} from "../../patterns/file-reading/file-reading.fixtures.ts";
import { JsonView } from "../../patterns/json-view/index.ts";
import { Markdown } from "../../patterns/markdown/index.ts";
import { LearnedWords } from "../../patterns/learned-words/index.ts";
import { QuestionActionsProvider, QuestionAnswer } from "../../patterns/question-answer/index.ts";
import {
  actions,
  askedOf,
  rainfall,
} from "../../patterns/question-answer/question-answer.fixtures.ts";
import { QuestionBar } from "../../patterns/question-bar/index.ts";
import {
  loadValues,
  orders,
  thirtyChips,
  weather,
} from "../../patterns/question-bar/question-bar.fixtures.ts";
import { RequestForm } from "../../patterns/request-form/index.ts";
import { noRequest } from "../../patterns/request-form/request-form.fixtures.ts";
import { SessionList } from "../../patterns/session-list/index.ts";
import { sessions, sessionsNow } from "../../patterns/session-list/session-list.fixtures.ts";
import { Shell } from "../../patterns/shell/index.ts";
import { admin, brand, paths } from "../../patterns/shell/shell.fixtures.ts";
import { FieldMapping } from "../../patterns/field-mapping/index.ts";
import { ToolCall } from "../../patterns/tool-call/index.ts";
import { loadContent } from "../../patterns/tool-call/use-content.ts";
import { ToolPermissions } from "../../patterns/tool-permissions/index.ts";
import { pseudoLabels } from "./labels.fixtures.ts";
import { LabelsProvider } from "./labels.tsx";
import { chatSettingsWords } from "./words/chat-settings-words.ts";
import { composerWords } from "./words/composer-words.ts";
import { connectionTilesWords } from "./words/connection-tiles-words.ts";
import { discoveryWords } from "./words/discovery-words.ts";
import { choiceQuestionWords } from "./words/choice-question-words.ts";
import { factProposalWords } from "./words/fact-proposal-words.ts";
import { fieldMappingWords } from "./words/field-mapping-words.ts";
import { fileCardWords } from "./words/file-card-words.ts";
import { fileReadingWords } from "./words/file-reading-words.ts";
import { jsonViewWords } from "./words/json-view-words.ts";
import { learnedWordsWords } from "./words/learned-words-words.ts";
import { markdownWords } from "./words/markdown-words.ts";
import { questionAnswerWords } from "./words/question-answer-words.ts";
import { questionBarWords } from "./words/question-bar-words.ts";
import { requestWords } from "./words/request-words.ts";
import { sessionListWords } from "./words/session-list-words.ts";
import { effectWords } from "./words/shared-words.ts";
import { shellWords } from "./words/shell-words.ts";
import { toolCallWords } from "./words/tool-call-words.ts";
import { toolPermissionsWords } from "./words/tool-permissions-words.ts";
import { transcriptWords } from "./words/transcript-words.ts";

function nothing(): void {}

/** Each group of words, and its pattern in states that show as many of them as possible at once. */
const patterns: readonly [name: string, words: object, rendered: ReactNode][] = [
  [
    "chat settings",
    chatSettingsWords,
    <ChatSettings
      key="a"
      view={{
        ...settings,
        uploading: { name: "sales.csv", share: 0.5 },
        uploaded: { id: "f-1", name: "sales.csv" },
      }}
      locked={false}
      manageConnectionsHref="/ui/connections"
      onChange={nothing}
      onSelectOnly={nothing}
      onDiscover={nothing}
      onUpload={nothing}
      onDeleteFile={nothing}
      onCancelUpload={nothing}
      onPreviewFile={nothing}
    />,
  ],
  [
    "composer",
    composerWords,
    <Composer
      key="a"
      value=""
      onValueChange={nothing}
      onSend={nothing}
      onStop={nothing}
      busy
      upload={{ accept: [".csv"], onFile: nothing }}
    />,
  ],
  [
    "connection tiles",
    connectionTilesWords,
    <ConnectionTiles
      key="a"
      label="Apps"
      types={(["oauth", "system", "other"] as const).map((kind) => ({
        name: kind,
        displayName: kind,
        logoUrl: null,
        href: `/ui/${kind}`,
        kind,
      }))}
    />,
  ],
  [
    "discovery",
    discoveryWords,
    <DiscoveryCard
      key="a"
      discovery={{ ...filesFound, found: [] }}
      accepted={{ "Order ID": "order_id" }}
      onAcceptMappings={nothing}
      onChoosePrompt={nothing}
    />,
  ],
  [
    "choice question",
    choiceQuestionWords,
    <div key="a">
      {[null, "Amount"].map((answer) => (
        <ChoiceQuestion key={answer} onChoose={nothing} question={{ ...whichColumn, answer }} />
      ))}
    </div>,
  ],
  [
    "fact proposal",
    factProposalWords,
    <div key="a">
      {(["accepted", "refused"] as const).map((state) => (
        <FactProposal
          key={state}
          known={{ ...waiting, state }}
          onDecide={nothing}
          proposal={fiscalYear}
        />
      ))}
      <FactProposal
        editable
        known={{ ...waiting, current: "January" }}
        onDecide={nothing}
        origin={fromChat}
        proposal={fiscalYear}
      />
      <FactOrigin origin={{ ...fromChat, chat: null }} />
      <EditFact fact={fiscalYear} onAccept={nothing} onCancel={nothing} />
    </div>,
  ],
  [
    "file card",
    { ...fileCardWords, fileRead: "" },
    <FileCard
      key="a"
      file={{
        ...workbook,
        tables: [...wideFile.tables, ...workbook.tables],
        questions: ["x"],
        sameName: { id: "x", name: "x" },
        changes: { missingColumns: ["x"], newColumns: ["y"], missingTables: [], newTables: [] },
      }}
      readingHref="/x"
      version={{ onReplace: nothing, onKeepBoth: nothing, failure: "x" }}
    />,
  ],
  [
    "file reading",
    fileReadingWords,
    <FileReading
      key="a"
      actions={{
        onChange: nothing,
        onForNextChange: nothing,
        onRows: nothing,
        onSave: nothing,
        onSheet: nothing,
        onUndo: nothing,
        onUndoLast: nothing,
        onRedo: nothing,
      }}
      backHref="/x"
      state={ready({ ...customersFile, encoding: undefined, decisions: [] }, customersRow, {
        choices: { dateOrder: "day", decimalSign: "comma" },
        previewFailure: "x",
        saveFailure: "x",
        answers: 2,
      })}
    />,
  ],
  ["JSON", jsonViewWords, <JsonView key="a" label="Query" maxLines={1} value={{ a: 1, b: [2] }} />],
  [
    "markdown",
    markdownWords,
    <Markdown
      key="a"
      text={
        "- [x] a\n- [ ] b\n\n```sh\nrm\n```\n\n![](https://a.example/b.png)\n\n| x | y |\n|--|--|\n| 1 | 2 |"
      }
    />,
  ],
  [
    "session list",
    sessionListWords,
    <SessionList
      key="a"
      sessions={sessions}
      activeId={null}
      now={sessionsNow}
      newHref="/new"
      query=""
      onSearch={nothing}
      onDelete={nothing}
      onRename={nothing}
      hasMore
      onMore={nothing}
    />,
  ],
  [
    "shell",
    shellWords,
    <Shell
      key="a"
      brand={brand}
      paths={paths}
      account={{ kind: "user", user: admin }}
      current={null}
      theme="system"
      onThemeChange={nothing}
      onSwitchOrganization={nothing}
      build={{ kind: "loading" }}
      year={2026}
      routeLoading
    >
      {null}
    </Shell>,
  ],
  [
    "field mapping",
    fieldMappingWords,
    <FieldMapping
      key="a"
      fields={{ kind: "failed", message: "x", onRetry: nothing }}
      label="x"
      rows={[]}
    />,
  ],
  [
    "question answer",
    questionAnswerWords,
    <QuestionActionsProvider key="a" value={actions}>
      <QuestionAnswer asked={askedOf({ ...rainfall, text: "March." }, { changed: true })} />
    </QuestionActionsProvider>,
  ],
  [
    "learned words",
    learnedWordsWords,
    <ToastProvider key="a">
      <LearnedWords
        filename="x.csv"
        now={0}
        onRemove={() => Promise.resolve()}
        state={{
          kind: "ready",
          words: [{ id: "1", word: "x", means: "y", scope: { kind: "file" }, at: "2026-11-14" }],
        }}
      />
    </ToastProvider>,
  ],
  [
    "question bar",
    questionBarWords,
    <div key="a">
      <QuestionBar
        loadValues={loadValues}
        onAsk={nothing}
        onChange={nothing}
        onFoldedChange={nothing}
        question={thirtyChips}
        status={{ kind: "counted", rows: 365, of: 2922, groups: 12 }}
        table={orders}
        tables={[orders, weather]}
      />
      <QuestionBar
        loadValues={loadValues}
        onChange={nothing}
        open={[{ word: "x", candidates: [] }]}
        question={{ table: "weather" }}
        status={{ kind: "idle" }}
        table={weather}
      />
    </div>,
  ],
  ["request", requestWords, <RequestForm key="a" about="method" {...noRequest} />],
  [
    "tool call",
    toolCallWords,
    <ToolCall
      key="a"
      defaultOpen
      call={{
        id: "1",
        name: "query_data",
        state: "unknown",
        denialReason: "x",
        arguments: { a: 1 },
        proposedArguments: { a: 2 },
        result: {
          kind: "table",
          columns: [{ name: "x" }],
          rows: [],
          row_count: 9,
          truncated: true,
        },
      }}
    />,
  ],
  [
    "tool permissions",
    { ...toolPermissionsWords, ...effectWords },
    <ToolPermissions
      key="a"
      tools={(["read", "write", "send", "destructive"] as const).map((effect) => ({
        name: effect,
        description: "x",
        effect,
      }))}
      value={{ enabled: [], verified: [] }}
      onChange={nothing}
    />,
  ],
  ["effect", effectWords, <EffectBadge key="a" effect="write" />],
  [
    "transcript",
    transcriptWords,
    <Transcript
      key="a"
      conversationId={null}
      now={9_000}
      product="Switchboard"
      working={{ startedAt: 0, toolCalls: { used: 1, limit: 6 } }}
      messages={[
        { kind: "user", id: "1", text: "x" },
        { kind: "malformed", id: "2", part: "thought" },
        { kind: "malformed", id: "3", part: "result" },
        { kind: "unknown", id: "4", content: { a: 1 } },
      ]}
    />,
  ],
];

/** The texts among the words: results of functions are checked by the text around their values. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === "string") return [word];
    if (typeof word === "function") {
      const marked = String((word as (...marks: string[]) => unknown)("\uE000", "\uE000"));
      return marked.split("\uE000").map((piece) => piece.trim());
    }
    return Object.values(word as Record<string, string>);
  });
}

/** What a person sees or hears of a page. */
function saidIn(markup: string): string {
  const named = [...markup.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  const seen = markup.replaceAll(/<[^>]*>/g, "\n");
  return [seen, ...named.map(([, text]) => text)].join("\n").replaceAll("&#x27;", "'");
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Whole words only: `Tool` is no part of `Tools`. */
function isSaid(text: string, said: string): boolean {
  return new RegExp(`(?<![\\p{L}])${literal(text)}(?![\\p{L}])`, "u").test(said);
}

beforeAll(loadContent);
beforeAll(loadReading);

it.each(patterns)(
  "%s says its words, and all of them in the language in force",
  (_, words, rendered) => {
    const texts = textsOf(words).filter((text) => /\p{L}{3}/u.test(text));
    const english = saidIn(renderToStaticMarkup(rendered));
    expect(texts.filter((text) => isSaid(text, english))).not.toEqual([]);
    const other = saidIn(
      renderToStaticMarkup(<LabelsProvider labels={pseudoLabels}>{rendered}</LabelsProvider>),
    );
    expect(texts.filter((text) => isSaid(text, other))).toEqual([]);
  },
);
