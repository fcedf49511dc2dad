type Stage = { year: number; story: string };

export const HISTORY: readonly Stage[] = [
  { year: 1986, story: 'Founded as the Fenholm Exchange Savings Bank by 214 members of the harbour trades.' },
  { year: 1998, story: 'Full banking licence; first branch outside the county.' },
  { year: 2011, story: 'Becomes a public limited company. Members exchange their stakes for registered shares.' },
  {
    year: 2019,
    story: 'The paper register of shareholders is replaced by a database, and the last certificates are called in.',
  },
  {
    year: 2024,
    story: 'The general meeting allows the register to be kept on a public chain, with 91% of the votes cast.',
  },
  {
    year: 2025,
    story: 'All existing shares are recorded as FNX on BNB Smart Chain. Two independent audits are published.',
  },
  { year: 2026, story: 'First public campaign for new shares, open since 2 March.' },
];

const YEARS = HISTORY.map(({ year }) => year);
const FIRST = Math.min(...YEARS);
const LAST = Math.max(...YEARS);

export const timelinePosition = (year: number): number => Math.round(((year - FIRST) / (LAST - FIRST)) * 1000) / 10;
