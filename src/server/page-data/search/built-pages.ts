import { readFileSync } from 'node:fs';
import { setImmediate as endTurn } from 'node:timers/promises';
import type { SearchText } from '@/config/search-texts';
import { FIXED_PAGES } from '@/config/indexed';
import { ROUTES } from '@/config/routes';
import { report } from '@/errors/report';
import { pageTexts } from './page-texts';

const NAMES = new Map(ROUTES.map(({ path, name }) => [path, name]));

const ELSEWHERE: ReadonlySet<string> = new Set(['/faq']);

const builtFolder = () => `${process.env.NEXT_DIST_DIR || '.next'}/server/pages`;

function readBuilt(path: string, folder: string): SearchText[] {
  try {
    const html = readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');
    return pageTexts(path, html, NAMES.get(path));
  } catch (error) {
    if (process.env.NODE_ENV === 'production') report('a page to search', error);
    return [];
  }
}

async function readAll(folder: string): Promise<SearchText[]> {
  const texts: SearchText[] = [];
  for (const path of FIXED_PAGES.filter((one) => !ELSEWHERE.has(one))) {
    texts.push(...readBuilt(path, folder));
    await endTurn();
  }
  return texts;
}

let known: Promise<SearchText[]> | undefined;

export function builtPages(folder = builtFolder()): Promise<SearchText[]> {
  known ??= readAll(folder);
  return known;
}
