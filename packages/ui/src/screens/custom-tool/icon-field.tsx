import { File as FileIcon, X } from "lucide-react";
import { type RefCallback, useCallback, useRef, useState } from "react";
import { FileDrop } from "../../components/file-drop/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { type BoundControl, FormField } from "../../form/index.ts";
import { formatBytes } from "../../internal/format-bytes.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { customToolTexts as texts } from "./custom-tool.texts.ts";
import { iconTypes, isPicture } from "./icon-rules.ts";

/** The icon of a tool: validated as soon as it is chosen, and previewed. */
export function IconField({ disabled }: { disabled: boolean }) {
  return (
    <FormField<File | null>
      checked="at once"
      disabled={disabled}
      hint={texts.iconHint}
      label={texts.icon}
      name="icon"
      required
    >
      {(control) => <IconChoice control={control} disabled={disabled} />}
    </FormField>
  );
}

type IconChoiceProps = { control: BoundControl<File | null>; disabled: boolean };

function IconChoice({ control: { value, onChange, onBlur, ref }, disabled }: IconChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const merged = useMergedRefs(button, ref);
  const remove = () => {
    onChange(null);
    button.current?.focus();
  };
  return (
    <>
      {value !== null && <ChosenIcon disabled={disabled} file={value} onRemove={remove} />}
      <FileDrop
        accept={iconTypes}
        dropLabel={texts.dropIcon}
        label={value === null ? texts.chooseIcon : texts.chooseOtherIcon}
        onBlur={onBlur}
        onFile={onChange}
        onReject={onChange}
        ref={merged}
      />
    </>
  );
}

type ChosenIconProps = { file: File; disabled: boolean; onRemove: () => void };

function ChosenIcon({ file, disabled, onRemove }: ChosenIconProps) {
  const { locale } = useLocale();
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-6 border border-line p-2">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-8 border border-line bg-surface">
        {isPicture(file) ? <Preview file={file} /> : <NoPreview />}
      </span>
      <span className="grid min-w-0 flex-1 text-13">
        <bdi className="truncate" title={file.name}>
          {file.name}
        </bdi>
        <span className="nums text-12 text-subtle">{formatBytes(file.size, locale)}</span>
      </span>
      <IconButton disabled={disabled} icon={X} label={texts.removeIcon} onClick={onRemove} />
    </div>
  );
}

const NoPreview = () => <Icon className="text-subtle" icon={FileIcon} />;

/** As an image element, in which an SVG cannot run scripts. A file that is no valid picture has no preview. */
function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File | null>(null);
  const show: RefCallback<HTMLImageElement> = useCallback(
    (image) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => {
        if (image && typeof reader.result === "string") image.src = reader.result;
      });
      reader.readAsDataURL(file);
      return () => reader.abort();
    },
    [file],
  );
  if (broken === file) return <NoPreview />;
  return (
    <img
      alt=""
      className="size-3/4 object-contain"
      data-slot="icon-preview"
      onError={() => setBroken(file)}
      ref={show}
    />
  );
}
