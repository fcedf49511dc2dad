import { EDITIONS, type Edition } from '../editions';
import type { Paper } from './paper';

const legal = (slug: keyof typeof EDITIONS, about: string): Paper => {
  const { title, file, version, effective }: Edition = EDITIONS[slug];
  return { file, title, about, version, date: effective.iso };
};

export const TERMS_PAPER = legal('term-condition', 'What you and the bank owe each other.');
export const RISKS_PAPER = legal('risk-disclosure', 'What can happen to your money, worst first.');
export const PRIVACY_PAPER = legal('privacy-policy', 'What data we hold, why, and for how long.');
