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
    broker: 'A claim on a custodian, who stands in the register for you',
    follower: 'A claim on whoever issued the token',
    fnx: 'The share, entered in your name',
    isWeaker: false,
  },
  {
    id: 'votes',
    title: 'Votes',
    broker: 'Often, on request',
    follower: 'As a rule none',
    fnx: 'One for each whole share',
    isWeaker: false,
  },
  {
    id: 'dividends',
    title: 'Dividends',
    broker: 'Passed on by the custodian',
    follower: 'Sometimes, as the issuer decides',
    fnx: 'From the bank to your wallet, if one is decided',
    isWeaker: false,
  },
  {
    id: 'between',
    title: 'Who stands between',
    broker: 'A chain of custodians',
    follower: 'The issuer, and a custodian behind it',
    fnx: 'Nobody: you hold the keys',
    isWeaker: false,
  },
  {
    id: 'failure',
    title: 'If one of them fails',
    broker: 'Your shares are kept apart by law',
    follower: 'Depends on the papers of the token',
    fnx: 'No custodian can fail; the bank itself can',
    isWeaker: false,
  },
  {
    id: 'hours',
    title: 'Hours',
    broker: 'Those of the exchange',
    follower: 'Mostly around the clock',
    fnx: 'Around the clock',
    isWeaker: false,
  },
  {
    id: 'selling',
    title: 'Selling',
    broker: 'In a second, at a deep exchange',
    follower: 'Depends on the issuer, sometimes thin',
    fnx: 'In a thin pool: a large sale moves the price',
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
    broker: 'A telephone call',
    follower: 'Usually final',
    fnx: 'Thirty days for another wallet; without the old keys its shares cannot move',
    isWeaker: true,
  },
  {
    id: 'mistake',
    title: 'If you make a mistake',
    broker: 'Can often be put right',
    follower: 'A transfer is final',
    fnx: 'A transfer is final',
    isWeaker: true,
  },
  {
    id: 'record',
    title: 'Track record',
    broker: 'Generations of law and court cases',
    follower: 'A few years',
    fnx: 'Since 2025, with hardly a court case',
    isWeaker: true,
  },
  {
    id: 'knowledge',
    title: 'What you must know',
    broker: 'Little',
    follower: 'How a wallet works',
    fnx: 'How a wallet works',
    isWeaker: true,
  },
];
