/** What our functions inside the page leave there for each other and for Node. */
declare namespace StoryGate {
  interface Outcome {
    /** Messages of what went wrong while the story was drawn or played; empty when all is well. */
    errors: string[];
  }
  interface Box {
    /** How far the drawing reaches, from the corner of the window. */
    right: number;
    bottom: number;
    scrollX: number;
    scrollY: number;
    /** Height of the whole document; more than the window's where the page scrolls. */
    scrollHeight: number;
    /** A layer above holds the page still, so what is below the window's edge cannot be reached. */
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
    describe(): Promise<Described[]>;
    show(id: string): Promise<Outcome>;
    globals(values: Record<string, string>): Promise<void>;
    settle(): Promise<void>;
    drawn(): Box;
    axe(run: {
      config: object;
      context: object;
      options: object;
      forced: boolean;
    }): Promise<Violation[]>;
    newTexts(): { family: string; text: string }[];
    probe(family: string, parts: string[]): void;
    unprobe(): void;
    known(family: string, text: string): void;
    sideways(): { overflow: number; widest: string };
    rootFont(size: string): void;
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

/** The part of Storybook's preview that we drive; it names none of this in its types. */
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
  reset(): void;
  configure(config: object): void;
  run(context: object, options: object): Promise<{ violations: AxeViolation[] }>;
};
