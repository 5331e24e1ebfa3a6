import { type DragEvent, useRef, useState } from "react";
import { isAccepted } from "../../components/file-drop/index.ts";

/** What a region needs to take dropped files. */
export type DropZone = {
  /** A file hangs over the region. */
  over: boolean;
  /** Name of the last file that was refused. */
  refused: string | null;
  /** For a file of another kind that was dropped on a part with its own drop place. */
  refuse: (file: File) => void;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
};

/** Takes one file of the accepted types, dropped anywhere on a region. Text that is dragged is left alone. */
export function useDropZone(options: {
  accept: readonly string[];
  enabled: boolean;
  onFile: (file: File) => void;
}): DropZone {
  const { accept, enabled, onFile } = options;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // Entering a child leaves its parent: only as many leaves as entries mean that the file is gone.
  const depth = useRef(0);
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    over: over && enabled,
    refused,
    refuse: (file) => setRefused(file.name),
    handlers: {
      onDragEnter: (event) => {
        if (!hasFile(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event) => {
        if (hasFile(event)) event.preventDefault();
      },
      onDragLeave: (event) => {
        if (!hasFile(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDrop: (event) => {
        if (!hasFile(event)) return;
        // The prompt inside took it already.
        const taken = event.defaultPrevented;
        // Also while disabled: the browser would open the file and leave the page.
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (taken || !enabled || file === undefined) return;
        const fits = isAccepted(file, accept);
        setRefused(fits ? null : file.name);
        if (fits) onFile(file);
      },
    },
  };
}
