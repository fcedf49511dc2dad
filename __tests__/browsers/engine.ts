/** What a scenario may ask of a browser. Everything else (roles, labels, waiting) is built on it, so that all engines share it. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs an expression in the page. Its value has to survive JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A trusted click at a point of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses keys together, such as `['Control', 'k']`. */
  press: (keys: readonly Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type NamedKey =
  'Control' | 'Shift' | 'Enter' | 'Tab' | 'Escape' | 'Backspace' | 'Home' | 'End' | 'ArrowUp' | 'ArrowDown';
export type Key = NamedKey | (string & {});

/** A fresh profile: no cookies, no storage. Its tabs share both. */
export type Profile = {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
};

export type Browser = {
  /** Name and version, for the report. */
  title: string;
  /** Whether a blob that a page offers is saved in the folder; otherwise a scenario sees what the page handed over. */
  savesBlobs: boolean;
  newProfile: (options: { downloads: string }) => Promise<Profile>;
  close: () => Promise<void>;
};

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  /** What is missing on this machine, with what to install; undefined where nothing is. */
  missing: () => string | undefined;
  launch: () => Promise<Browser>;
};
