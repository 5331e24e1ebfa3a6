import { ImageOff } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useLocale } from "../../components/locale/index.ts";

/** Which hosts would learn that the text was opened, and a button that loads the images. */
export function BlockedImages({
  count,
  hosts,
  onShow,
}: {
  count: number;
  hosts: readonly string[];
  onShow: () => void;
}) {
  const labels = useLabels();
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale ?? "en").format(hosts);
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-6 border border-line-strong border-dashed px-3 py-1.5"
      data-slot="blocked-images"
    >
      <Icon className="text-subtle" icon={ImageOff} />
      <p className="min-w-40 flex-1 text-12 text-muted wrap-anywhere">
        {labels.imagesBlocked(count, list)}
      </p>
      <Button onClick={onShow} size="sm" variant="ghost">
        {labels.showImages(count)}
      </Button>
    </div>
  );
}
