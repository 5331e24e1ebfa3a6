import { type DragEvent, useRef, useState } from "react";
import { takeOne } from "../../components/file-drop/index.ts";

type LeftOut = { file: File; count: number };

/** State and handlers of a drop zone. */
export type DropZone = {
  /** A file is dragged over the region. */
  over: boolean;
  /** Name of the last rejected file. */
  refused: string | null;
  /** Several files were dropped: the accepted one, and how many were left out. */
  leftOut: LeftOut | null;
  /** Reports several files dropped on a child with its own drop target. */
  leaveOut: (left: LeftOut) => void;
  /** A file was accepted: clears earlier messages. */
  took: (file: File) => void;
  /** Reports a file of another type dropped on a child with its own drop target. */
  refuse: (file: File) => void;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
};

/** Accepts one file of the given types, dropped anywhere on a region. Dragged text is ignored. */
export function useDropZone(options: {
  accept: readonly string[];
  enabled: boolean;
  onFile: (file: File) => void;
}): DropZone {
  const { accept, enabled, onFile } = options;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  // Entering a child fires a leave on its parent: count both to know when the file has left.
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
        // The prompt inside handled it already.
        const taken = event.defaultPrevented;
        // Also while disabled: otherwise the browser would open the file and leave the page.
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
