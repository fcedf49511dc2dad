import { PRIVACY_PAPER, RISKS_PAPER, TERMS_PAPER } from './legal';
import type { Paper } from './paper';

export const ARTICLES_PAPER: Paper = {
  file: 'articles.html',
  title: 'Articles of association, summary',
  about: 'What the 46 articles say about shares, the register, meetings and the board.',
  version: '1.2',
  date: '2026-03-02',
};
export const CONTINUITY_PAPER: Paper = {
  file: 'continuity.html',
  title: 'Continuity plan',
  about: 'What happens if the network, the contract, a key or this site fails.',
  version: '2.0',
  date: '2026-09-25',
};
export const COUNT_PAPER: Paper = {
  file: 'register-count-2026-q3.html',
  title: 'Audit of the register, third quarter of 2026',
  about: 'Tokens on the chain compared with shares in the commercial register.',
  version: '1.0',
  date: '2026-10-19',
};

export const PAPERS = [
  RISKS_PAPER,
  TERMS_PAPER,
  PRIVACY_PAPER,
  ARTICLES_PAPER,
  COUNT_PAPER,
  CONTINUITY_PAPER,
] as const satisfies readonly Paper[];
