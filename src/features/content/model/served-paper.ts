/** A paper with what this server found out about its file. */
export type ServedPaper = {
  file: string;
  path: string;
  title: string;
  about: string;
  version: string;
  date: string;
  size: number;
  sha256: string;
};

/** As people tell the size of a file: in units of a thousand, never as nothing. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
