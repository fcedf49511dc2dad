import { execFileSync } from 'node:child_process';
import { Parser } from 'htmlparser2';

const SILENT = new Set(['head', 'style', 'svg', 'nav']);
const INLINE = new Set(['a', 'strong', 'em', 'code', 'time', 'b', 'i', 'bdi']);

/** The area of the sheet without its running header and footer, in points from the top left corner. */
const TEXT_AREA = ['-x', '0', '-y', '60', '-W', '596', '-H', '722'];

/** Returns the text of an HTML document as printed, with the numbers of lists and without the table of contents. */
function htmlText(html: string): string {
  let text = '';
  let silent = 0;
  const counts: number[] = [];
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1;
      if (name === 'ol') counts.push(0);
      if (name === 'ul') counts.push(NaN);
      if (!INLINE.has(name)) text += ' ';
      if (name !== 'li' || silent > 0) return;
      const count = (counts.pop() ?? NaN) + 1;
      counts.push(count);
      if (count) text += `${count}. `;
    },
    ontext(words) {
      if (silent === 0) text += words;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === 'ol' || name === 'ul') counts.pop();
      if (!INLINE.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return text;
}

function poppler(program: 'pdftotext' | 'pdfinfo', args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (reason) {
    if (!(reason instanceof Error) || !('code' in reason) || reason.code !== 'ENOENT') throw reason;
    throw new Error(
      `${program} is not installed. Install poppler-utils, on Debian with apt-get install poppler-utils.`,
    );
  }
}

const pagesText = (path: string, from: number, to: number) =>
  poppler('pdftotext', ['-raw', '-r', '72', ...TEXT_AREA, '-f', String(from), '-l', String(to), path, '-']);

/** The second page of a long document is its table of contents. */
export const pdfText = (path: string, pages: number, hasContents = false): string =>
  hasContents ? pagesText(path, 1, 1) + pagesText(path, 3, pages) : pagesText(path, 1, pages);

export const contentsText = (path: string): string => pagesText(path, 2, 2);

/** Removes hyphens too, because lines of a PDF can break after one. */
const letters = (text: string) => text.replace(/[\s-]/g, '');

/** Keeps only the first copy of each table head. A table that continues on the next page repeats its head there. */
function withoutRepeatedHeads(text: string, heads: readonly string[]): string {
  return heads.reduce((rest, head) => {
    const [before = '', ...after] = rest.split(head);
    return after.length > 0 ? `${before}${head}${after.join('')}` : rest;
  }, text);
}

const headsOf = (html: string) =>
  [...html.matchAll(/<thead>(.*?)<\/thead>/g)].map(([, head = '']) => letters(htmlText(head))).filter(Boolean);

const CONTEXT = 40;

/** Describes the first difference between the text of a PDF and its HTML. */
export function firstDifference(html: string, pdf: string): string | null {
  const heads = headsOf(html);
  const [expected = '', found = ''] = [htmlText(html), pdf].map((text) => withoutRepeatedHeads(letters(text), heads));
  if (expected === found) return null;
  let at = 0;
  while (expected[at] === found[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `expected …${excerpt(expected)}…, found …${excerpt(found)}…`;
}

export const pdfFacts = (path: string): ReadonlyMap<string, string> =>
  new Map(
    poppler('pdfinfo', [path])
      .split('\n')
      .map((line) => [line.split(':')[0] ?? '', line.split(':').slice(1).join(':').trim()]),
  );
