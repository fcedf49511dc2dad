/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAPERS } from '@/config/papers';
import { COUNTED_SHARES } from '@/config/papers/count';
import { WALLET_RULE } from '@/config/wallet-rule';
import { networkOf } from '@/server/page-data/documents';
import { readPapers } from '@/server/page-data/papers';
import { sizeInWords } from '@/features/content/model/served-paper';
import { readServerEnv } from '@/config/server-env';
import { SERVER_ENV } from '../../support/server-env';
import { allPapers } from '../../../scripts/lib/papers';

const made = new Map(allPapers().map(({ file, html }) => [file, html]));
const htmlOf = (file: string) => made.get(file) ?? '';

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

describe('a server’s list of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [first] = PAPERS;

  test('counts the existing file, and omits a missing one', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFileSync(join(folder, first.file), 'changed by hand');
    const listed = readPapers(folder);
    expect(listed.map(({ file, size }) => [file, size])).toEqual([[first.file, 15]]);
    expect(listed[0]?.sha256).toBe(createHash('sha256').update('changed by hand').digest('hex'));
    jest.restoreAllMocks();
  });

  test.each([
    [400, '1\u00a0KB'],
    [11_037, '11\u00a0KB'],
    [2_340_000, '2.3\u00a0MB'],
  ])('shows %i bytes as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
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
