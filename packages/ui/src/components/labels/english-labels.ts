import { commonLabels } from "./common-labels.ts";
import type { Labels } from "./labels.types.ts";
import { appSearchWords } from "./words/app-search-words.ts";
import { approvalWords } from "./words/approval-words.ts";
import { chartWords } from "./words/chart-words.ts";
import { chatSettingsWords } from "./words/chat-settings-words.ts";
import { choiceQuestionWords } from "./words/choice-question-words.ts";
import { composerWords } from "./words/composer-words.ts";
import { connectionTilesWords } from "./words/connection-tiles-words.ts";
import { discoveryWords } from "./words/discovery-words.ts";
import { factProposalWords } from "./words/fact-proposal-words.ts";
import { fieldMappingWords } from "./words/field-mapping-words.ts";
import { fileCardWords } from "./words/file-card-words.ts";
import { fileReadingWords } from "./words/file-reading-words.ts";
import { imageWords } from "./words/image-words.ts";
import { jsonViewWords } from "./words/json-view-words.ts";
import { learnedWordsWords } from "./words/learned-words-words.ts";
import { markdownWords } from "./words/markdown-words.ts";
import { questionAnswerWords } from "./words/question-answer-words.ts";
import { questionBarWords } from "./words/question-bar-words.ts";
import { requestWords } from "./words/request-words.ts";
import { sessionListWords } from "./words/session-list-words.ts";
import { shellWords } from "./words/shell-words.ts";
import { toolCallWords } from "./words/tool-call-words.ts";
import { toolPermissionsWords } from "./words/tool-permissions-words.ts";
import { transcriptSearchWords } from "./words/transcript-search-words.ts";
import { transcriptWords } from "./words/transcript-words.ts";
import { effectWords } from "./words/shared-words.ts";

/** Every word of the library in English. */
export const englishLabels: Labels = {
  ...commonLabels,
  ...effectWords,
  ...appSearchWords,
  ...approvalWords,
  ...chartWords,
  ...chatSettingsWords,
  ...composerWords,
  ...connectionTilesWords,
  ...discoveryWords,
  ...choiceQuestionWords,
  ...factProposalWords,
  ...fieldMappingWords,
  ...fileCardWords,
  ...fileReadingWords,
  ...imageWords,
  ...jsonViewWords,
  ...learnedWordsWords,
  ...markdownWords,
  ...questionAnswerWords,
  ...questionBarWords,
  ...requestWords,
  ...sessionListWords,
  ...shellWords,
  ...toolCallWords,
  ...toolPermissionsWords,
  ...transcriptSearchWords,
  ...transcriptWords,
};
