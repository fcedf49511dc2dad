import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ARTICLES_PAPER, CONTINUITY_PAPER, COUNT_PAPER } from '../../src/config/papers';
import { ARTICLES_PARTS } from '../../src/config/papers/articles';
import { CONTINUITY_PARTS } from '../../src/config/papers/continuity';
import { COUNT_PARTS } from '../../src/config/papers/count';
import { PRIVACY_PAPER, RISKS_PAPER, TERMS_PAPER } from '../../src/config/papers/legal';
import type { Paper, PaperPart } from '../../src/config/papers/paper';
import type { Section } from '../../src/features/content/components/section';
import { PRIVACY_SECTIONS } from '../../src/features/content/pages/privacy-sections';
import { RISK_SECTIONS } from '../../src/features/content/pages/risk-sections';
import { RISKS_IN_SHORT } from '../../src/features/content/pages/risks-in-short';
import { TERM_SECTIONS } from '../../src/features/content/pages/term-sections';
import { readRichText } from '../../src/server/page-data/read-rich-text';
import { paperHtml, type PaperSection } from './paper-html';
import { escaped, richHtml } from './rich-html';

const bodyHtml = (body: ReactNode): string => richHtml(readRichText(renderToStaticMarkup(body)));

const ofPage = (sections: readonly Section[]): PaperSection[] =>
  sections.map(({ id, title, body }) => ({ id, title, body: bodyHtml(body) }));

const listHtml = (points: readonly string[] = []) =>
  points.length > 0 ? `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : '';

const ofParts = (parts: readonly PaperPart[]): PaperSection[] =>
  parts.map(({ title, paragraphs, points }, at) => ({
    id: `part-${at + 1}`,
    title,
    body: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('') + listHtml(points),
  }));

const SUMMARY: PaperSection = { id: 'summary', title: 'In one minute', body: listHtml(RISKS_IN_SHORT) };

const MADE: readonly (readonly [Paper, () => PaperSection[]])[] = [
  [RISKS_PAPER, () => [SUMMARY, ...ofPage(RISK_SECTIONS)]],
  [TERMS_PAPER, () => ofPage(TERM_SECTIONS)],
  [PRIVACY_PAPER, () => ofPage(PRIVACY_SECTIONS)],
  [ARTICLES_PAPER, () => ofParts(ARTICLES_PARTS)],
  [COUNT_PAPER, () => ofParts(COUNT_PARTS)],
  [CONTINUITY_PAPER, () => ofParts(CONTINUITY_PARTS)],
];

export const allPapers = (): { file: string; html: string }[] =>
  MADE.map(([paper, sections]) => ({ file: paper.file, html: paperHtml(paper, sections()) }));
