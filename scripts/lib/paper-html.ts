import { NOTE_ON_PAPERS, TOWN } from '../../src/config/bank-identity';
import { bankDetails } from '../../src/config/bank';
import type { Paper } from '../../src/config/papers/paper';
import { BAND, bandStrands } from '../../src/ui/guilloche/band-strands';
import { documentDay } from '../../src/utils/dates';
import { paperStyle } from './paper-style';
import { escaped } from './rich-html';

export type PaperSection = { id: string; title: string; body: string };

const TILES = 6;

function bandSvg(seed: string): string {
  const strands = bandStrands(seed)
    .map((d) => `<path d="${d}"/>`)
    .join('');
  const tiles = Array.from({ length: TILES }, (_unused, at) => `<use href="#b" x="${at * BAND.period}"/>`).join('');
  const width = TILES * BAND.period;
  return `<svg aria-hidden="true" viewBox="0 0 ${width} ${BAND.height}" fill="none" stroke="currentColor" stroke-width="1.4"><defs><g id="b">${strands}</g></defs>${tiles}<path d="M0 1H${width}M0 ${BAND.height - 1}H${width}"/></svg>`;
}

const sectionHtml = ({ id, title, body }: PaperSection, at: number) =>
  `<section id="${escaped(id)}"><h2>${at + 1}. ${escaped(title)}</h2>${body}</section>`;

const contentsHtml = (sections: readonly PaperSection[]) =>
  `<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${sections
    .map(({ id, title }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`)
    .join('')}</ol></nav>`;

/** Builds a single self-contained HTML file that is readable on a phone, in a screen reader and in print. */
export function paperHtml(paper: Paper, sections: readonly PaperSection[]): string {
  const { file, title, about, version, date, hasContents } = paper;
  const { name, summary } = bankDetails();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(name)}</title>
<style>${paperStyle(paper)}</style>
</head>
<body>
<article>
<header${hasContents ? ' class="cover"' : ''}>
${bandSvg(file)}
<h1>${escaped(title)}</h1>
<p class="about">${escaped(about)}</p>
<dl>
<dt>Issued by</dt><dd>${escaped(name)}, ${escaped(TOWN)}</dd>
<dt>Version</dt><dd>${escaped(version)}</dd>
<dt>Date</dt><dd><time datetime="${escaped(date)}">${escaped(documentDay(date))}</time></dd>
</dl>
</header>
${hasContents ? `${contentsHtml(sections)}\n` : ''}${sections.map(sectionHtml).join('\n')}
<footer>${escaped(name)} ${escaped(summary)} ${escaped(NOTE_ON_PAPERS)} Shares can lose their whole value. Nothing here is an offer.</footer>
</article>
</body>
</html>
`;
}
