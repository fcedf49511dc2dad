import { readFileSync } from 'node:fs';
import type { SearchText } from '@/config/search-texts';
import { FIXED_PAGES } from '@/config/indexed';
import { ROUTES } from '@/config/routes';
import { report } from '@/errors/report';
import { pageTexts } from './page-texts';

const NAMES = new Map(ROUTES.map(({ path, name }) => [path, name]));

/** The questions are asked for where they are kept. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/faq']);

const builtFolder = () => `${process.env.NEXT_DIST_DIR || '.next'}/server/pages`;

function readBuilt(path: string, folder: string): SearchText[] {
  try {
    const html = readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');
    return pageTexts(path, html, NAMES.get(path));
  } catch (error) {
    // While developing there is no build: what the service keeps is found all the same.
    if (process.env.NODE_ENV === 'production') report('a page to search', error);
    return [];
  }
}

let known: SearchText[] | undefined;

/** The words of the fixed pages, as the build wrote them: they stay the same as long as the server runs. */
export function builtPages(folder = builtFolder()): SearchText[] {
  known ??= FIXED_PAGES.filter((path) => !ELSEWHERE.has(path)).flatMap((path) => readBuilt(path, folder));
  return known;
}
