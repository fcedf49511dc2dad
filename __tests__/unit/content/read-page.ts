import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAPERS } from '@/config/papers';
import { PAPERS_FOLDER, pdfOf } from '@/config/papers/paper';
import { REPOSITORY_FIGURES, type SiteFigures } from '@/domain/site-figures';
import type { PrintedText, NetworkFacts, QuestionTopic, ServedPaper } from '@/features/content';
import { PRINTED_TEXTS } from '@/server/page-data/documents';
import { PRINTED_TOPICS } from '@/server/page-data/questions';
import { createRouter } from '../../support/render';

type Served = {
  figures: SiteFigures;
  topics: readonly QuestionTopic[];
  texts: readonly PrintedText[];
  papers: readonly ServedPaper[];
  network: NetworkFacts | null;
  start?: ReactNode;
  list: null;
  titles: [];
  team: null;
  served: null;
};
export type Screen = (served: Served) => ReactNode;
const SERVED: Served = {
  figures: REPOSITORY_FIGURES,
  topics: PRINTED_TOPICS,
  texts: PRINTED_TEXTS,
  papers: PAPERS.map(({ file, title, about, version, date }) => ({
    ...{ file, title, about, version, date },
    files: [['PDF', pdfOf(file)] as const, ['HTML', file] as const].map(([kind, name]) => ({
      kind,
      file: name,
      path: `/${PAPERS_FOLDER}/${name}`,
      size: 12_000,
      sha256: 'ab'.repeat(32),
      pages: kind === 'PDF' ? 3 : undefined,
    })),
  })),
  network: null,
  list: null,
  titles: [],
  team: null,
  served: null,
};

export type ReadPage = { path: string; document: Document; words: string[]; sentences: string[] };

/** These elements end a sentence, so the next text starts a new one. A figure's source is a separate label. */
const BLOCK_END = /<\/(?:p|li|dt|dd|h[1-6]|td|th|summary|caption|figcaption|div|bdi)>|<cite/g;
const FULL_STOP = /(?<=[.!?])\s+|\n+/;
const MIN_WORDS = 5;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

function textOf(html: string): string {
  const apart = html.replace(/<\/(?:a|span|strong|time)>/g, '').replace(BLOCK_END, '\n$&');
  return new DOMParser().parseFromString(apart, 'text/html').body.textContent;
}

export function readPage(path: string, screen: Screen): ReadPage {
  const served = createElement(RouterContext.Provider, { value: createRouter(path) }, createElement(screen, SERVED));
  const html = renderToStaticMarkup(served).replace(/<style.*?<\/style>/gs, '');
  const text = textOf(html);
  const sentences = text.split(FULL_STOP).map((sentence) => sentence.trim());
  return {
    path,
    document: new DOMParser().parseFromString(html, 'text/html'),
    words: wordsOf(text),
    sentences: sentences.filter((sentence) => wordsOf(sentence).length >= MIN_WORDS),
  };
}
