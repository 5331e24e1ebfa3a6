import { EyeOff } from "lucide-react";
import { Tab, TabList, Tabs } from "../../components/tabs/index.ts";
import type { FileReadingView, ReadingSheet } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

type SheetTabsProps = Pick<FileReadingView, "sheets" | "sheet"> & {
  panelId: string;
  onSheet: (sheet: { name: string }) => void;
};

/** The sheets of a workbook, as at the foot of a spreadsheet program. */
export function SheetTabs({ sheets, sheet, panelId, onSheet }: SheetTabsProps) {
  const { words, number } = useReadingWords();
  const noteOf = ({ state, rowCount }: ReadingSheet) =>
    ({
      read: words.readingRows(rowCount, number(rowCount)),
      left_out: words.sheetLeftOut,
      hidden: words.sheetHidden,
      no_table: words.noTable,
    })[state];
  return (
    <Tabs
      activationMode="manual"
      // Beside the size of the table, a phone has no room for them.
      className="min-w-0 flex-1 @max-lg/reading:basis-full"
      onValueChange={(name) => onSheet({ name })}
      size="sm"
      value={sheet}
    >
      <TabList label={words.sheetsOfFile}>
        {sheets.map((one) => (
          <Tab
            aria-controls={panelId}
            end={noteOf(one)}
            key={one.name}
            value={one.name}
            {...(one.state === "hidden" && { icon: EyeOff })}
          >
            <bdi
              className="max-w-60 truncate @max-lg/reading:max-w-40"
              title={one.name.length > 16 ? one.name : undefined}
            >
              {one.name}
            </bdi>
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
