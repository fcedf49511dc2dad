/** One part of a paper, in plain words: paragraphs, and a list after them. */
export type PaperPart = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

/** What is told of a paper wherever it is named. `file` is its name below public/papers. */
export type Paper = {
  file: string;
  title: string;
  about: string;
  version: string;
  date: string;
};

/** Below public/, and below the site's own address. */
export const PAPERS_FOLDER = 'papers';
