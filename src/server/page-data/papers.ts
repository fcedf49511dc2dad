import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAPERS } from '@/config/papers';
import drawn from '@/config/papers/drawn.json';
import { PAPERS_FOLDER, pdfOf, type Paper } from '@/config/papers/paper';
import type { ServedFile, ServedPaper } from '@/features/content';
import { report } from '@/errors/report';

const FOLDER = join('public', PAPERS_FOLDER);
const PAGES: ReadonlyMap<string, { pages: number }> = new Map(Object.entries(drawn));

function asServed(folder: string, file: string, more: Pick<ServedFile, 'kind' | 'pages'>): ServedFile[] {
  try {
    const bytes = readFileSync(join(folder, file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return [{ ...more, file, path: `/${PAPERS_FOLDER}/${file}`, size: bytes.length, sha256 }];
  } catch (error) {
    report('a paper', error);
    return [];
  }
}

function paperIn(folder: string, { file, title, about, version, date }: Paper): ServedPaper[] {
  const files = [
    ...asServed(folder, pdfOf(file), { kind: 'PDF', pages: PAGES.get(file)?.pages }),
    ...asServed(folder, file, { kind: 'HTML' }),
  ];
  return files.length > 0 ? [{ file, title, about, version, date, files }] : [];
}

export const readPapers = (folder = FOLDER): ServedPaper[] => PAPERS.flatMap((paper) => paperIn(folder, paper));
