import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRIVACY_PAPER, RISKS_PAPER, TERMS_PAPER, WRITTEN_PAPERS } from '../../src/config/papers';
import type { Paper } from '../../src/config/papers/paper';
import type { Section } from '../../src/features/content/components/contents';
import { PRIVACY_SECTIONS } from '../../src/features/content/pages/privacy-sections';
import { RISK_SECTIONS } from '../../src/features/content/pages/risk-sections';
import { RISKS_IN_SHORT } from '../../src/features/content/pages/risks-in-short';
import { TERM_SECTIONS } from '../../src/features/content/pages/term-sections';
import { readRichText } from '../../src/server/page-data/read-rich-text';
import { paperHtml, type PaperSection } from './paper-html';
import { readMarkdown } from './paper-markdown';
import { withValues } from './paper-values';
import { escaped, richHtml } from './rich-html';
import { fromRoot } from './root';

const bodyHtml = (body: ReactNode): string => richHtml(readRichText(renderToStaticMarkup(body)));

const ofPage = (sections: readonly Section[]): PaperSection[] =>
  sections.map(({ id, title, body }) => ({ id, title, body: bodyHtml(body) }));

const textOf = (file: string) =>
  readFileSync(fromRoot('src', 'config', 'papers', 'text', file.replace(/html$/, 'md')), 'utf8');

const SUMMARY: PaperSection = {
  id: 'summary',
  title: 'In one minute',
  body: `<ul>${RISKS_IN_SHORT.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
};

const sectionsOfAll = (): (readonly [Paper, PaperSection[]])[] => [
  ...WRITTEN_PAPERS.map((paper) => [paper, readMarkdown(withValues(textOf(paper.file)))] as const),
  [RISKS_PAPER, [SUMMARY, ...ofPage(RISK_SECTIONS)]],
  [TERMS_PAPER, ofPage(TERM_SECTIONS)],
  [PRIVACY_PAPER, ofPage(PRIVACY_SECTIONS)],
];

export const allPapers = (): { paper: Paper; file: string; html: string }[] =>
  sectionsOfAll().map(([paper, sections]) => ({ paper, file: paper.file, html: paperHtml(paper, sections) }));
