export const RISKS_IN_SHORT = [
  'You can lose the whole amount. Invest only what you could do without for good.',
  'There may be no buyer on the day you want to sell, or only at a far lower price.',
  'Shares are not deposits: no protection scheme pays if the bank fails.',
  'The general meeting decides on dividends, and it can decide to pay none.',
  'Whoever gets your wallet’s keys gets your shares. The bank cannot undo a transfer.',
  'This is one company. Spreading your money over many different investments limits the damage that any one of them can do.',
] as const;
