export type ComparisonRow = {
  id: string;
  title: string;
  broker: string;
  follower: string;
  fnx: string;
  isWeaker: boolean;
};

export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    id: 'own',
    title: 'What you own',
    broker: 'A claim on a custodian, who is registered in your place',
    follower: 'A claim on the token’s issuer',
    fnx: 'The share, entered in your name',
    isWeaker: false,
  },
  {
    id: 'votes',
    title: 'Votes',
    broker: 'Often, on request',
    follower: 'Usually none',
    fnx: 'One for each whole share',
    isWeaker: false,
  },
  {
    id: 'dividends',
    title: 'Dividends',
    broker: 'Passed on by the custodian',
    follower: 'Sometimes, if the issuer decides to',
    fnx: 'Paid by the bank to your wallet, if approved',
    isWeaker: false,
  },
  {
    id: 'between',
    title: 'Who is in between',
    broker: 'A chain of custodians',
    follower: 'The issuer and its custodian',
    fnx: 'No one: you hold the keys',
    isWeaker: false,
  },
  {
    id: 'failure',
    title: 'If one of them fails',
    broker: 'By law, your shares are separate',
    follower: 'Depends on the token’s terms',
    fnx: 'No custodian can fail; the bank itself can',
    isWeaker: false,
  },
  {
    id: 'hours',
    title: 'Hours',
    broker: 'Exchange hours',
    follower: 'Mostly around the clock',
    fnx: 'Around the clock',
    isWeaker: false,
  },
  {
    id: 'selling',
    title: 'Selling',
    broker: 'In seconds, on a liquid exchange',
    follower: 'Depends on the issuer; can be slow',
    fnx: 'In a small pool: a large sale moves the price',
    isWeaker: true,
  },
  {
    id: 'choice',
    title: 'Choice',
    broker: 'Thousands of companies',
    follower: 'Dozens to hundreds',
    fnx: 'One bank in one region',
    isWeaker: true,
  },
  {
    id: 'access',
    title: 'If access is lost',
    broker: 'A phone call',
    follower: 'Usually final',
    fnx: 'A new wallet after 30 days; shares in the lost one can’t move without its keys',
    isWeaker: true,
  },
  {
    id: 'mistake',
    title: 'If you make a mistake',
    broker: 'Can often be corrected',
    follower: 'A transfer is final',
    fnx: 'A transfer is final',
    isWeaker: true,
  },
  {
    id: 'record',
    title: 'Track record',
    broker: 'Generations of law and court cases',
    follower: 'A few years',
    fnx: 'Since 2025, with almost no court cases',
    isWeaker: true,
  },
  {
    id: 'knowledge',
    title: 'What you need to know',
    broker: 'Little',
    follower: 'How a wallet works',
    fnx: 'How a wallet works',
    isWeaker: true,
  },
];
