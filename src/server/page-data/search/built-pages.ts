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

export type BuiltPages = { texts: SearchText[]; isComplete: boolean };

function readBuilt(path: string, folder: string): BuiltPages {
  try {
    const html = readFileSync(`${folder}${path === '/' ? '/index' : path}.html`, 'utf8');
    return { texts: pageTexts(path, html, NAMES.get(path)), isComplete: true };
  } catch (error) {
    if (process.env.NODE_ENV === 'production') report('a page to search', error);
    const { code = 'ENOENT' } = Object(error);
    return { texts: [], isComplete: code === 'ENOENT' };
  }
}

async function readAll(folder: string): Promise<BuiltPages> {
  const read: BuiltPages[] = [];
  for (const path of FIXED_PAGES.filter((one) => !ELSEWHERE.has(one))) {
    read.push(readBuilt(path, folder));
    await endTurn();
  }
  const isComplete = read.every((one) => one.isComplete);
  if (!isComplete) known = undefined;
  return { texts: read.flatMap(({ texts }) => texts), isComplete };
}

let known: Promise<BuiltPages> | undefined;

/**
 * Reads the pages of the build once. A page is unreadable while a flood of connections uses up the file descriptors.
 * All pages are then read again later.
 */
export function builtPages(folder = builtFolder()): Promise<BuiltPages> {
  known ??= readAll(folder);
  return known;
}
