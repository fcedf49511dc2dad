import type { Paper } from './paper';
import { EDITIONS, type Edition } from '../editions';

export const COUNTED_SHARES = '39,310,000';

const legal = (slug: keyof typeof EDITIONS, about: string): Paper => {
  const { title, file, version, effective }: Edition = EDITIONS[slug];
  return { file, title, about, version, date: effective.iso };
};

export const TERMS_PAPER = legal('term-condition', 'What you and the bank owe each other.');
export const RISKS_PAPER = legal('risk-disclosure', 'What can happen to your money, worst first.');
export const PRIVACY_PAPER = legal('privacy-policy', 'What data we hold, why, and for how long.');

export const WRITTEN_PAPERS = [
  {
    file: 'prospectus.html',
    title: 'Prospectus',
    about: 'New shares of the bank: the issuer, the shares, the offer and every risk. With supplement 1.',
    version: '1.1',
    date: '2026-08-14',
    hasContents: true,
  },
  {
    file: 'key-facts.html',
    title: 'Key facts',
    about: 'What the shares are, what you can lose and what they cost, on three pages.',
    version: '1.1',
    date: '2026-08-14',
  },
  {
    file: 'campaign-terms.html',
    title: 'Terms of the campaign 2026',
    about: 'Price, limits, payment, delivery and withdrawal when you buy new shares.',
    version: '1.1',
    date: '2026-08-14',
  },
  {
    file: 'annual-report-2025.html',
    title: 'Annual report 2025',
    about: 'Letter, review, risks, pay, audited accounts with notes, and the auditor’s report.',
    version: '1.0',
    date: '2026-03-19',
    hasContents: true,
  },
  {
    file: 'articles.html',
    title: 'Articles of association',
    about: 'All 46 articles: shares, the register, meetings, the board and the executives.',
    version: '2.0',
    date: '2026-03-02',
  },
  {
    file: 'audit-summary.html',
    title: 'Audits of the contracts, summary',
    about: 'Eighteen findings of two firms, with our answers.',
    version: '1.1',
    date: '2026-07-06',
  },
  {
    file: 'register-count-2026-q3.html',
    title: 'Audit of the register, third quarter of 2026',
    about: 'Tokens on the chain compared with shares in the commercial register.',
    version: '1.0',
    date: '2026-10-19',
  },
  {
    file: 'continuity.html',
    title: 'Continuity plan',
    about: 'What happens if the network, the contract, a key or this site fails.',
    version: '2.1',
    date: '2026-10-02',
  },
] as const satisfies readonly Paper[];

export const PAPERS: readonly Paper[] = [...WRITTEN_PAPERS, RISKS_PAPER, TERMS_PAPER, PRIVACY_PAPER];
