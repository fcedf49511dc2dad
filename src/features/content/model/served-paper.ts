export type ServedFile = {
  kind: 'PDF' | 'HTML';
  file: string;
  path: string;
  size: number;
  sha256: string;
  pages?: number;
};

export type ServedPaper = {
  file: string;
  title: string;
  about: string;
  version: string;
  date: string;
  files: readonly ServedFile[];
};

export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
