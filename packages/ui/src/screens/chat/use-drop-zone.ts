import { type DragEvent, useRef, useState } from "react";
import { takeOne } from "../../components/file-drop/index.ts";

type LeftOut = { file: File; count: number };

/** What a region needs to take dropped files. */
export type DropZone = {
  /** A file hangs over the region. */
  over: boolean;
  /** Name of the last file that was refused. */
  refused: string | null;
  /** Of several files that were dropped together: the one that is taken, and how many were left out. */
  leftOut: LeftOut | null;
  /** For several files that were dropped on a part with its own drop place. */
  leaveOut: (left: LeftOut) => void;
  /** A file was taken: what was said of other ones is over. */
  took: (file: File) => void;
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
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  // Entering a child leaves its parent: only as many leaves as entries mean that the file is gone.
  const depth = useRef(0);
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    over: over && enabled,
    refused,
    refuse: (file) => setRefused(file.name),
    leftOut,
    leaveOut: setLeftOut,
    took: (file) => {
      setRefused(null);
      setLeftOut((left) => (left?.file === file ? left : null));
    },
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
        if (taken || !enabled) return;
        const found = takeOne(event.dataTransfer.files, accept);
        if (found === null) return;
        const { file, fits, leftOut: count } = found;
        setRefused(fits ? null : file.name);
        setLeftOut(fits && count > 0 ? { file, count } : null);
        if (fits) onFile(file);
      },
    },
  };
}
