export type PaperPart = { title: string; paragraphs: readonly string[]; points?: readonly string[] };

export type Paper = {
  file: string;
  title: string;
  about: string;
  version: string;
  date: string;
};

export const PAPERS_FOLDER = 'papers';
