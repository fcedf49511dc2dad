import { existsSync } from 'node:fs';
import './draw-papers';
import { CARD, CARD_NAMES } from '@/config/cards';
import { dev } from '@/sandbox/supervisor/commands';
import { fromRoot } from './lib/root';
import { run } from './lib/run';

const isMissing = (card: string) => !existsSync(fromRoot('public', CARD.folder, `${card}.png`));

// In a process of its own, since drawing would hold up the token service, which runs in this one.
if (CARD_NAMES.some(isMissing)) void run(process.execPath, ['--import', 'tsx', fromRoot('scripts', 'draw-cards.ts')]);
void dev();
