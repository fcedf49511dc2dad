export const RISKS_IN_SHORT = [
  'You can lose the whole amount. Invest only what you could do without for good.',
  'There may be no buyer on the day you want to sell, or only at a far lower price.',
  'Shares are not deposits: no protection scheme pays if the bank fails.',
  'A dividend is a decision of the general meeting, and the decision can be none.',
  'Whoever gets your wallet’s keys gets your shares. The bank cannot undo a transfer.',
  'This is one company. Spreading money over many different things lowers the harm that one can do.',
] as const;
