/** The functions that we install inside the page, for each other and for Node. */
declare namespace StoryGate {
  interface Outcome {
    /** Errors while the story was rendered or played; empty when it passed. */
    errors: string[];
  }
  interface Extent {
    /** How far the content extends, from the corner of the window. */
    right: number;
    bottom: number;
    scrollX: number;
    scrollY: number;
    /** Height of the whole document; more than the window's where the page scrolls. */
    scrollHeight: number;
    /** An overlay locks the page, so what is below the window's edge cannot be scrolled to. */
    locked: boolean;
  }
  interface Violation {
    rule: string;
    help: string;
    nodes: { target: string; summary: string }[];
  }
  interface Described {
    id: string;
    title: string;
    file: string;
    tags: string[];
    globals: Record<string, unknown>;
    viewports: Record<string, { styles?: { width: string; height: string } }>;
    a11y: Record<string, unknown>;
  }
  interface Tools {
    listStories(): Promise<Described[]>;
    render(id: string): Promise<Outcome>;
    setTheme(theme: "light" | "dark"): void;
    settle(): Promise<void>;
    extent(): Extent;
    axe(run: {
      context: object;
      options: object;
      theme?: "light" | "dark";
      forced?: boolean;
    }): Promise<Violation[]>;
    uncheckedTexts(): { family: string; text: string }[];
    probe(family: string, parts: string[]): void;
    unprobe(): void;
    markChecked(family: string, text: string): void;
    prepareReflow(text: string): void;
    horizontalOverflow(): Promise<{ overflow: number; widest: string }>;
  }
}

/** The parts of a prepared story that we read. */
interface PreparedStory {
  storyGlobals: Record<string, unknown>;
  parameters: {
    viewport?: { options?: StoryGate.Described["viewports"] };
    a11y?: Record<string, unknown>;
  };
}

/** The parts of axe's own result that we read. */
interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: (string | string[])[]; failureSummary: string }[];
}

/** The part of Storybook's preview that we drive; its types name none of this. */
interface StorybookPreview {
  channel: {
    on(event: string, listen: (payload: never) => void): void;
    off(event: string, listen: (payload: never) => void): void;
    emit(event: string, payload: unknown): void;
  };
  ready(): Promise<void>;
  storyStoreValue: {
    cacheAllCSFFiles(): Promise<void>;
    loadStory(of: { storyId: string }): Promise<PreparedStory>;
    storyIndex: {
      entries: Record<
        string,
        { id: string; type: string; title: string; importPath: string; tags?: string[] }
      >;
    };
    userGlobals: { update(values: Record<string, unknown>): void };
  };
}

declare var storyGate: StoryGate.Tools;
declare var axe: {
  run(context: object, options: object): Promise<{ violations: AxeViolation[] }>;
};
