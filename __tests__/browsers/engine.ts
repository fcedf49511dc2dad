/**
 * The commands that every engine provides. The code for roles, labels and waiting uses only these commands, so all
 * engines share it.
 */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The value must survive JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (keys: readonly Key[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type NamedKey =
  'Control' | 'Shift' | 'Enter' | 'Tab' | 'Escape' | 'Backspace' | 'Home' | 'End' | 'ArrowUp' | 'ArrowDown';
export type Key = NamedKey | (string & {});

export type Profile = {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
};

export type Browser = {
  title: string;
  /**
   * Whether the browser saves an offered blob to the download folder. If not, a scenario reads the blob that the page
   * created.
   */
  savesBlobs: boolean;
  newProfile: (options: { downloads: string }) => Promise<Profile>;
  close: () => Promise<void>;
};

export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  missing: () => string | undefined;
  launch: () => Promise<Browser>;
};
