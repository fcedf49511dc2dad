import { existsSync } from 'node:fs';
import './draw-papers';
import { CARD, CARD_NAMES } from '@/config/cards';
import { dev } from '@/sandbox/supervisor/commands';
import { fromRoot } from './lib/root';
import { run } from './lib/run';

const isMissing = (card: string) => !existsSync(fromRoot('public', CARD.folder, `${card}.png`));

// Draws the cards in another process. Drawing in this one would block the token service.
if (CARD_NAMES.some(isMissing)) void run(process.execPath, ['--import', 'tsx', fromRoot('scripts', 'draw-cards.ts')]);
void dev();
