/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXED_PAGES } from '@/config/indexed';
import { builtPages } from '@/server/page-data/search/built-pages';
import { gatherTexts } from '@/server/page-data/search/texts';
import { usePlayedService } from '../../support/played-service';

usePlayedService();

const READ = FIXED_PAGES.filter((path) => path !== '/faq');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fnx-built-'));
  for (const path of FIXED_PAGES) {
    const file = join(folder, `${path === '/' ? '/index' : path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<main><h1>Title</h1><p>Words of ${path}</p></main>`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that cannot be read at the moment is read again at the next search', async () => {
  const [file, away] = [join(folder, 'price.html'), join(folder, 'away.html')];
  renameSync(file, away);
  // Reading a folder fails with a different code from reading a file that does not exist.
  mkdirSync(file);
  const first = await builtPages(folder);
  expect(first.texts.map(({ path }) => path)).toEqual(READ.filter((path) => path !== '/price'));
  expect(first.isComplete).toBe(false);
  expect((await gatherTexts(first)).isComplete).toBe(false);
  rmSync(file, { recursive: true });
  renameSync(away, file);
  const second = await builtPages(folder);
  expect(second.texts.map(({ path }) => path)).toEqual(READ);
  expect((await gatherTexts(second)).isComplete).toBe(true);
});

test('the server handles other requests after each page that it reads for the search', async () => {
  jest.resetModules();
  const unread = await import('@/server/page-data/search/built-pages');
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const read = await unread.builtPages(folder);
  clearImmediate(next);
  expect(read.texts.map(({ path }) => path)).toEqual(READ);
  expect(turns).toBeGreaterThanOrEqual(read.texts.length - 1);
  expect(await unread.builtPages(folder)).toBe(read);
});
