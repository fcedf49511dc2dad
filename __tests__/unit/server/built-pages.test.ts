/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FIXED_PAGES } from '@/config/indexed';
import { builtPages } from '@/server/page-data/search/built-pages';

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

test('the server handles other requests after each page that it reads for the search', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const texts = await builtPages(folder);
  clearImmediate(next);
  expect(texts.map(({ path }) => path)).toEqual(FIXED_PAGES.filter((path) => path !== '/faq'));
  expect(turns).toBeGreaterThanOrEqual(texts.length - 1);
  expect(await builtPages(folder)).toBe(texts);
});
