/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { BANK_IN_FULL } from '@/config/bank-identity';
import { PAPERS, WRITTEN_PAPERS, COUNTED_SHARES } from '@/config/papers';
import drawn from '@/config/papers/drawn.json';
import { PAPERS_FOLDER, pdfOf } from '@/config/papers/paper';
import { WALLET_RULE } from '@/config/wallet-rule';
import { networkOf } from '@/server/page-data/documents';
import { readPapers } from '@/server/page-data/papers';
import { formatFileSize } from '@/features/content/model/served-paper';
import { readServerEnv } from '@/config/server-env';
import { SERVER_ENV } from '../../support/server-env';
import { filesBelow } from '../../../scripts/lib/files';
import { readMarkdown } from '../../../scripts/lib/paper-markdown';
import { pdfSource, sha256 } from '../../../scripts/lib/paper-pdf';
import { withValues } from '../../../scripts/lib/paper-values';
import { allPapers } from '../../../scripts/lib/papers';

const made = new Map(allPapers().map(({ file, html }) => [file, html]));
const htmlOf = (file: string) => made.get(file) ?? '';

/** The objects of a compact PDF are in compressed streams. */
function objectsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/ObjStm [^>]*\/Length (\d+)>>\nstream\n/g);
  return [...streams]
    .map((found) => {
      const start = found.index + found[0].length;
      return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
    })
    .join('\n');
}

test('a build writes one file for each listed document, and no other', () => {
  expect([...made.keys()]).toEqual(PAPERS.map(({ file }) => file));
});

test.each(PAPERS.map((paper) => [paper.file, paper] as const))(
  '%s contains its version and needs no other file',
  (file, paper) => {
    const html = htmlOf(file);
    expect(html).toContain(`<dd>${paper.version}</dd>`);
    expect(html).toContain(`datetime="${paper.date}"`);
    expect(html).toContain('The bank and its figures are invented.');
    expect(html).toContain('counter(page)');
    // No script, no external style or picture, and no link that fails outside the site.
    expect(html).not.toMatch(/<script|<link|<img|url\(|@import|href="(?!mailto:|#)/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  },
);

test('the same text produces the same file to the last byte', () => {
  expect(allPapers()).toEqual(allPapers());
});

test('the files of the terms have the text of their page', () => {
  for (const words of Object.values(WALLET_RULE)) expect(htmlOf('terms.html')).toContain(words);
  expect(htmlOf('privacy.html')).toContain('AcceptTerm&amp;Condition');
  expect(htmlOf('risks.html')).toContain('You can lose the whole amount.');
});

test('the size of the register is the size in the news article', () => {
  expect(htmlOf('register-count-2026-q3.html')).toContain(COUNTED_SHARES);
  expect(readFileSync('src/features/content/components/short-notes.tsx', 'utf8')).toContain(COUNTED_SHARES);
});

describe('a PDF', () => {
  const committed: Record<string, { source: string; pdf: string; pages: number }> = drawn;
  const pdfAt = (file: string) => readFileSync(join('public', PAPERS_FOLDER, pdfOf(file)));

  test('exists for each document, and there is no other', () => {
    const files = readdirSync(join('public', PAPERS_FOLDER)).filter((name) => name.endsWith('.pdf'));
    expect(files.toSorted()).toEqual(PAPERS.map(({ file }) => pdfOf(file)).toSorted());
    expect(Object.keys(committed)).toEqual(PAPERS.map(({ file }) => file));
  });

  // If this fails, run `npm run papers` and commit the files.
  test.each(PAPERS.map(({ file }) => file))('of %s was drawn from the current text and not changed since', (file) => {
    expect(sha256(pdfSource(htmlOf(file)))).toBe(committed[file]?.source);
    expect(sha256(pdfAt(file))).toBe(committed[file]?.pdf);
  });

  test.each(PAPERS)(
    'of $title has a structure, an outline, a title and the document’s date',
    ({ file, title, date }) => {
      const objects = objectsOf(pdfAt(file));
      expect(objects).toContain('/Marked true');
      expect(objects).toContain('/DisplayDocTitle true');
      expect(objects).toContain('/Lang (en)');
      expect(objects).toMatch(/\/Type \/Outlines\n\/First/);
      expect(objects).toContain(`/Title (${title} | ${BANK_IN_FULL})`);
      expect(objects.match(/\/(?:CreationDate|ModDate) \(D:(\d+)/g)).toEqual(
        ['CreationDate', 'ModDate'].map((name) => `/${name} (D:${date.replaceAll('-', '')}000000`),
      );
      expect(pdfAt(file).length).toBeLessThan(400_000);
    },
  );

  test('of the prospectus, the key facts and the annual report has the expected number of pages', () => {
    expect(committed['prospectus.html']?.pages).toBeGreaterThanOrEqual(20);
    expect(committed['key-facts.html']?.pages).toBe(3);
    expect(committed['annual-report-2025.html']?.pages).toBeGreaterThanOrEqual(15);
  });
});

test('the texts of the documents and the accounts are part of no page', () => {
  const imports = filesBelow('src')
    .concat(filesBelow('pages'))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/config/papers/'))
    .filter((path) => /config\/papers\/(?:text|accounts)|papers\/drawn/.test(readFileSync(path, 'utf8')));
  expect(imports).toEqual(['src/server/page-data/papers.ts']);
});

test('a document promises nothing, and an unknown value in its text is an error', () => {
  for (const [file, html] of made) {
    if (WRITTEN_PAPERS.some((paper) => paper.file === file))
      expect(html).not.toMatch(/guarante|risk-free|riskless|lorem|ipsum|coming soon|passive income|\{\{/i);
  }
  expect(() => withValues('{{no such value}}')).toThrow('no such value');
});

test('a table of a document needs a caption, and all its rows have the same number of cells', () => {
  expect(() => readMarkdown('## A\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toThrow('no caption');
  expect(() => readMarkdown('## A\n\nTable: T\n| a | b |\n|---|---|\n| 1 |')).toThrow('wrong number of cells');
});

describe('a server’s list of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { file } = WRITTEN_PAPERS[0];

  test('counts the existing files, the PDF first, and omits missing ones', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(folder, file), 'changed by hand');
    expect(readPapers(folder).map(({ files }) => files.map(({ kind, size }) => [kind, size]))).toEqual([
      [['HTML', 15]],
    ]);
    writeFileSync(join(folder, pdfOf(file)), 'a PDF');
    const [first, ...others] = readPapers(folder);
    expect(others).toEqual([]);
    expect(first?.files.map(({ path }) => path)).toEqual(['/papers/prospectus.pdf', '/papers/prospectus.html']);
    expect(first?.files.map((one) => one.sha256)).toEqual([sha256('a PDF'), sha256('changed by hand')]);
    jest.restoreAllMocks();
  });

  test.each([
    [400, '1\u00a0KB'],
    [11_037, '11\u00a0KB'],
    [2_340_000, '2.3\u00a0MB'],
  ])('shows %i bytes as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));
});

test('the contract addresses are the configured ones, and each links to the explorer', () => {
  const { browser } = readServerEnv({ NODE_ENV: 'test', ...SERVER_ENV, EXPLORER_URL: 'https://scan.example/' });
  const { contracts, id, explorer } = networkOf(browser);
  expect([id, explorer]).toEqual([browser.chain.id, 'https://scan.example/']);
  expect(contracts.map(({ name, address }) => [name, address]).slice(0, 3)).toEqual([
    ['FNX', browser.fnxToken],
    ['USDT', browser.payTokens.USDT],
    ['Payments', browser.payAddress],
  ]);
  expect(contracts[0]?.href).toBe(`https://scan.example/address/${browser.fnxToken}`);
  expect(networkOf({ ...browser, chain: { ...browser.chain, explorerUrl: null } }).contracts[0]?.href).toBeNull();
});
