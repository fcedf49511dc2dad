import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Paper } from '../../src/config/papers/paper';
import { compactPdf } from './compact-pdf';
import { fromRoot } from './root';

export type DrawnPdf = { pdf: Buffer; pages: number };

const ID_LENGTH = 32;

const fontOf = (name: string, file: string) =>
  readFileSync(fromRoot('node_modules', '@fontsource-variable', name, 'files', file)).toString('base64');

const faceOf = (family: string, name: string, file: string) =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${fontOf(name, file)}) format("woff2")}`;

const withStyle = (html: string, style: string) => html.replace('</head>', `<style>${style}</style>\n</head>`);

/** Adds the fonts to the HTML, so that the PDF needs no other file. */
export const pdfSource = (html: string): string =>
  withStyle(
    html,
    [
      faceOf('Paper Text', 'hanken-grotesk', 'hanken-grotesk-latin-wght-normal.woff2'),
      faceOf('Paper Display', 'bodoni-moda', 'bodoni-moda-latin-opsz-normal.woff2'),
      ':root{--text:"Paper Text",sans-serif;--display:"Paper Display",serif}',
    ].join('\n'),
  );

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

async function print(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  await page.close();
  return pdf.toString('latin1');
}

/** Returns the ids of the PDF's page objects, in page order. */
const pageIds = (pdf: string) => [...pdf.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm)].map(([, id = '']) => id);

/** Reads the page numbers for the table of contents from a first print, because CSS does not know them. */
function pageNumbers(pdf: string): string {
  const ids = pageIds(pdf);
  const targets = [...pdf.matchAll(/\/part-(\d+) \[(\d+) 0 R/g)];
  return targets
    .map(([, part, id = '']) => `nav li:nth-child(${part}) a::after{content:"${ids.indexOf(id) + 1}"}`)
    .toSorted()
    .join('\n');
}

/** Each replacement has the length of the original, so that the offsets in the file stay correct. */
function withFixedDates(pdf: string, date: string): Buffer {
  const fixed = `(D:${date.replaceAll('-', '')}000000+00'00')`;
  return Buffer.from(pdf.replace(/\(D:\d{14}\+00'00'\)/g, fixed), 'latin1');
}

export async function drawPdf(browser: Browser, { date, hasContents }: Paper, source: string): Promise<DrawnPdf> {
  const first = await print(browser, source);
  const pdf = hasContents ? await print(browser, withStyle(source, pageNumbers(first))) : first;
  const compact = compactPdf(withFixedDates(pdf, date), sha256(source).slice(0, ID_LENGTH));
  return { pdf: compact, pages: pageIds(pdf).length };
}
