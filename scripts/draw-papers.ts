import { mkdirSync, writeFileSync } from 'node:fs';
import { PAPERS_FOLDER } from '../src/config/papers/paper';
import { allPapers } from './lib/papers';
import { fromRoot } from './lib/root';

mkdirSync(fromRoot('public', PAPERS_FOLDER), { recursive: true });
for (const { file, html } of allPapers()) writeFileSync(fromRoot('public', PAPERS_FOLDER, file), html);
