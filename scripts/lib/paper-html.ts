import { NOTE_ON_PAPERS, TOWN } from '../../src/config/bank-identity';
import { bankDetails } from '../../src/config/bank';
import type { Paper } from '../../src/config/papers/paper';
import { LIGHT } from '../../src/theme/palette';
import { BAND, bandStrands } from '../../src/ui/guilloche/band-strands';
import { DOCUMENT_LOCALE, formatDay } from '../../src/utils/dates';
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

const cssText = (text: string) => `"${text.replace(/["\\<]/g, '')}"`;

const styleOf = ({ title, version }: Paper) => `
:root{color-scheme:light}
body{margin:0;padding:clamp(20px,5vw,72px);background:${LIGHT.ground};color:${LIGHT.ink};font:1.0625rem/1.6 system-ui,"Segoe UI",Helvetica,Arial,sans-serif;font-variant-numeric:tabular-nums lining-nums}
article{max-width:42rem;margin-inline:auto}
svg{display:block;inline-size:100%;color:${LIGHT.metal}}
h1,h2{font-family:Didot,"Bodoni MT","Playfair Display",Georgia,"Times New Roman",serif;font-weight:400;line-height:1.12;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);margin-block:1.1em .4em}
h2{font-size:1.5rem;margin-block:0 .6em}
h3{font-size:1.0625rem;margin-block:1.4em .3em}
.about{font-size:1.1875rem;color:${LIGHT.soft};margin-block:0 1.6em}
dl{margin:0;border-block-end:1px solid ${LIGHT.rule}}
dt{border-block-start:1px solid ${LIGHT.rule};padding-block-start:10px;color:${LIGHT.soft}}
dd{margin:0;padding-block-end:10px;overflow-wrap:anywhere}
section{border-block-start:1px solid ${LIGHT.edge};margin-block-start:2.4em;padding-block-start:1.6em}
section p,section ul,section ol{margin-block:0 1em}
ul,ol{padding-inline-start:1.3em}
li{margin-block-end:.45em}
a{color:inherit}
footer{border-block-start:1px solid ${LIGHT.edge};margin-block-start:3em;padding-block-start:1.2em;font-size:.875rem;color:${LIGHT.soft}}
@page{size:A4;margin:22mm 20mm 24mm;@bottom-left{content:${cssText(`${title}, version ${version}`)};font:8pt system-ui,sans-serif}@bottom-right{content:counter(page) " of " counter(pages);font:8pt system-ui,sans-serif}}
@media print{body{padding:0;background:none;color:#000;font-size:10.5pt}article{max-width:none}svg,.about,dt,footer{color:#000}h2,h3{break-after:avoid}p,li,dd{orphans:3;widows:3}section{margin-block-start:1.4em;padding-block-start:1em}}
`;

const sectionHtml = ({ id, title, body }: PaperSection, at: number) =>
  `<section id="${escaped(id)}"><h2>${at + 1}. ${escaped(title)}</h2>${body}</section>`;

/**
 * Builds a single self-contained HTML file that is readable on a phone, in a screen reader and in print. A PDF made
 * without a library would have no structure for screen readers and would not fit a small screen.
 */
export function paperHtml(paper: Paper, sections: readonly PaperSection[]): string {
  const { file, title, about, version, date } = paper;
  const { name, summary } = bankDetails();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(name)}</title>
<style>${styleOf(paper)}</style>
</head>
<body>
<article>
<header>
${bandSvg(file)}
<h1>${escaped(title)}</h1>
<p class="about">${escaped(about)}</p>
<dl>
<dt>Issued by</dt><dd>${escaped(name)}, ${escaped(TOWN)}</dd>
<dt>Version</dt><dd>${escaped(version)}</dd>
<dt>Date</dt><dd><time datetime="${escaped(date)}">${escaped(formatDay(date, DOCUMENT_LOCALE))}</time></dd>
</dl>
</header>
${sections.map(sectionHtml).join('\n')}
<footer>${escaped(name)} ${escaped(summary)} ${escaped(NOTE_ON_PAPERS)} Shares can lose their whole value. Nothing here is an offer.</footer>
</article>
</body>
</html>
`;
}
