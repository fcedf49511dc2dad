import { EDITIONS, type Edition } from '../editions';
import type { Paper } from './paper';

const legal = (slug: keyof typeof EDITIONS, file: string, about: string): Paper => {
  const { title, version, effective }: Edition = EDITIONS[slug];
  return { file, title, about, version, date: effective.iso };
};

const TERMS = legal('term-condition', 'terms.html', 'What you and the bank owe each other.');
const RISKS = legal('risk-disclosure', 'risks.html', 'What can happen to your money, the worst first.');
const PRIVACY = legal('privacy-policy', 'privacy.html', 'Which data is held, what for, and how long.');
const ARTICLES: Paper = {
  file: 'articles.html',
  title: 'Articles of association, summary',
  about: 'Shares, register, meeting and board: what the 46 articles settle.',
  version: '1.2',
  date: '2026-03-02',
};
const CONTINUITY: Paper = {
  file: 'continuity.html',
  title: 'Continuity plan',
  about: 'What is done when the network, the contract, a key or this site fails.',
  version: '2.0',
  date: '2026-09-25',
};
const COUNT: Paper = {
  file: 'register-count-2026-q3.html',
  title: 'Audit of the register, third quarter of 2026',
  about: 'Tokens on the chain against shares in the commercial register.',
  version: '1.0',
  date: '2026-10-19',
};

export const PAPERS = [RISKS, TERMS, PRIVACY, ARTICLES, COUNT, CONTINUITY] as const satisfies readonly Paper[];
export const [RISKS_PAPER, TERMS_PAPER, PRIVACY_PAPER, ARTICLES_PAPER, COUNT_PAPER, CONTINUITY_PAPER] = PAPERS;

/** Below public/, and below the site's own address. */
export const PAPERS_FOLDER = 'papers';
