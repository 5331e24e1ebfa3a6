import type { CommonLabels } from "./common-labels.ts";
import type { AppSearchWords } from "./words/app-search-words.ts";
import type { ApprovalWords } from "./words/approval-words.ts";
import type { ChartWords } from "./words/chart-words.ts";
import type { ChatSettingsWords } from "./words/chat-settings-words.ts";
import type { ComposerWords } from "./words/composer-words.ts";
import type { ConnectionTilesWords } from "./words/connection-tiles-words.ts";
import type { DiscoveryWords } from "./words/discovery-words.ts";
import type { ChoiceQuestionWords } from "./words/choice-question-words.ts";
import type { FactProposalWords } from "./words/fact-proposal-words.ts";
import type { FieldMappingWords } from "./words/field-mapping-words.ts";
import type { FileCardWords } from "./words/file-card-words.ts";
import type { FileReadingWords } from "./words/file-reading-words.ts";
import type { ImageWords } from "./words/image-words.ts";
import type { JsonViewWords } from "./words/json-view-words.ts";
import type { LearnedWordsWords } from "./words/learned-words-words.ts";
import type { MarkdownWords } from "./words/markdown-words.ts";
import type { QuestionAnswerWords } from "./words/question-answer-words.ts";
import type { QuestionBarWords } from "./words/question-bar-words.ts";
import type { RequestWords } from "./words/request-words.ts";
import type { SessionListWords } from "./words/session-list-words.ts";
import type { ShellWords } from "./words/shell-words.ts";
import type { ToolCallWords } from "./words/tool-call-words.ts";
import type { ToolPermissionsWords } from "./words/tool-permissions-words.ts";
import type { TranscriptSearchWords } from "./words/transcript-search-words.ts";
import type { TranscriptWords } from "./words/transcript-words.ts";
import type { EffectWords } from "./words/shared-words.ts";

/** Words of the library itself; everything else is passed in by the caller. */
export interface Labels
  extends CommonLabels,
    EffectWords,
    AppSearchWords,
    ApprovalWords,
    ChartWords,
    ChatSettingsWords,
    ComposerWords,
    ConnectionTilesWords,
    DiscoveryWords,
    ChoiceQuestionWords,
    FactProposalWords,
    FieldMappingWords,
    FileCardWords,
    FileReadingWords,
    ImageWords,
    JsonViewWords,
    LearnedWordsWords,
    MarkdownWords,
    QuestionAnswerWords,
    QuestionBarWords,
    RequestWords,
    SessionListWords,
    ShellWords,
    ToolCallWords,
    ToolPermissionsWords,
    TranscriptSearchWords,
    TranscriptWords {}
