import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAPERS } from '@/config/papers';
import { PAPERS_FOLDER } from '@/config/papers/paper';
import type { ServedPaper } from '@/features/content';
import { report } from '@/errors/report';

const FOLDER = join('public', PAPERS_FOLDER);

function asServed(folder: string, paper: (typeof PAPERS)[number]): ServedPaper[] {
  try {
    const bytes = readFileSync(join(folder, paper.file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return [{ ...paper, path: `/${PAPERS_FOLDER}/${paper.file}`, size: bytes.length, sha256 }];
  } catch (error) {
    report('a paper', error);
    return [];
  }
}

export const readPapers = (folder = FOLDER): ServedPaper[] => PAPERS.flatMap((paper) => asServed(folder, paper));
