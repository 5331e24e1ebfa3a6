import { useState } from "react";
import { useField } from "../../components/field/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { playbookFormTexts as texts } from "./playbook-form.texts.ts";
import type { KnowledgeFile } from "./playbook-form.types.ts";

type KnowledgeFilesProps = {
  files: readonly KnowledgeFile[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  disabled: boolean;
};

/** A filter helps once the list does not fit on a screen with the rest of the form. */
const FILTER_FROM = 8;

/** The files of the user, each with a checkbox. */
export function KnowledgeFiles({ files, value, onChange, disabled }: KnowledgeFilesProps) {
  const labelId = useField()?.labelId;
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLocaleLowerCase();
  const shown = files.filter(({ filename }) => filename.toLocaleLowerCase().includes(wanted));
  const toggle = (file: string, checked: boolean) =>
    onChange(checked ? [...value, file] : value.filter((one) => one !== file));
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2">
      <p className="text-12 text-subtle">
        {files.length === 0 ? texts.noFiles : texts.chosen(value.length, files.length)}
      </p>
      {files.length >= FILTER_FROM && (
        <TextInput
          aria-label={texts.filter}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={texts.filter}
          type="search"
          value={query}
        />
      )}
      {files.length > 0 && (
        <ul
          className="scroll-third overflow-y-auto rounded-6 border border-line bg-surface"
          tabIndex={-1}
        >
          {shown.map(({ id: file, filename, bytes }) => (
            <li
              className="flex items-center gap-2 border-line px-3 py-2 not-first:border-t"
              key={file}
            >
              <Checkbox
                checked={value.includes(file)}
                className="flex-1"
                disabled={disabled}
                onCheckedChange={(checked) => toggle(file, checked === true)}
              >
                <bdi>{filename}</bdi>
              </Checkbox>
              {bytes !== undefined && (
                <bdi className="nums text-12 text-subtle">{formatBytes(bytes, locale)}</bdi>
              )}
            </li>
          ))}
          {shown.length === 0 && (
            <li className="px-3 py-2 text-13 text-subtle wrap-anywhere">
              {texts.noneMatch(query)}
            </li>
          )}
        </ul>
      )}
    </fieldset>
  );
}
