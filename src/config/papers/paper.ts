export type Paper = {
  file: string;
  title: string;
  about: string;
  version: string;
  date: string;
  hasContents?: boolean;
};

export const PAPERS_FOLDER = 'papers';

export const pdfOf = (file: string): string => file.replace(/\.html$/, '.pdf');
