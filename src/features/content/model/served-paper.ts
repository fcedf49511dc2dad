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

export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
