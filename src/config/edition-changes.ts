import type { EDITIONS } from './editions';

export type EditionChange = { version: string; effective: string; points: readonly string[] };

type Changes = readonly EditionChange[];

const TERMS_CHANGES: Changes = [
  {
    version: '3.0',
    effective: '2026-03-02',
    points: [
      'Orders and payment are new: they cover the campaign, what counts as paid, and what happens to a payment that is too small, too large or too late.',
      'You may withdraw from a purchase of new shares within fourteen days from delivery.',
    ],
  },
  {
    version: '2.4',
    effective: '2025-10-01',
    points: ['Thirty days after the loss of a wallet was reported, another wallet can be linked.'],
  },
];

const PRIVACY_CHANGES: Changes = [
  {
    version: '2.3',
    effective: '2026-11-20',
    points: ['Everything that is stored in your browser is listed by its name, with how long it stays.'],
  },
];

const RISK_CHANGES: Changes = [
  {
    version: '2.1',
    effective: '2026-08-14',
    points: ['A section on pools and one on rewards were added.'],
  },
  { version: '2.0', effective: '2026-02-20', points: ['A one-minute summary was added.'] },
];

export const EDITION_CHANGES: Readonly<Record<keyof typeof EDITIONS, Changes>> = {
  'term-condition': TERMS_CHANGES,
  'privacy-policy': PRIVACY_CHANGES,
  'risk-disclosure': RISK_CHANGES,
};
