type Person = { name: string; role: string; bio: string };

export const TEAM: Readonly<Record<string, readonly Person[]>> = {
  board: [
    {
      name: 'Marit Quaywright',
      role: 'Chair, independent',
      bio: 'Ran the harbour’s pilot service for twelve years. Believes that a report is not finished until it can be read aloud.',
    },
    {
      name: 'Osric Tallowmere',
      role: 'Risk committee, independent',
      bio: 'Actuary. Has spent thirty years asking what happens if it rains everywhere on the same day.',
    },
    {
      name: 'Hesper Lanternby',
      role: 'Audit committee, independent',
      bio: 'Taught accounting at the evening school of Port Fenholm, and still marks our drafts in red.',
    },
    {
      name: 'Ptolemy Brackwater',
      role: 'Independent',
      bio: 'Cooperative dairyman, third generation. Speaks for the small companies that borrow from the bank.',
    },
    {
      name: 'Ottoline Ferrowick',
      role: 'Independent',
      bio: 'Judge in commercial matters until 2022. Reads every contract from the last page to the first.',
    },
    {
      name: 'Cosmo Tidewell',
      role: 'For the Savings Foundation',
      bio: 'Director of the foundation that holds more than a quarter of the shares and gives away its dividends.',
    },
    {
      name: 'Junia Saltash-Vane',
      role: 'For the employees',
      bio: 'Has worked at the counter in Saltgate, in lending and in payments. Elected by the staff.',
    },
  ],
  management: [
    {
      name: 'Leopold Anchorsmith',
      role: 'Chief executive',
      bio: 'Began as an apprentice at the bank and left twice, to learn how others do it. Lends carefully.',
    },
    {
      name: 'Wilhelmina Oxbow',
      role: 'Finance',
      bio: 'Responsible for every figure on this site, with its date and its source. Keeps bees and a very tidy ledger of them.',
    },
    {
      name: 'Tarquin Mossgate',
      role: 'Risk',
      bio: 'Reports to the board directly and may stop anything. Has done so nine times, and was thanked for seven.',
    },
  ],
  engineering: [
    {
      name: 'Isaura Pennywhistle',
      role: 'The register',
      bio: 'Leads the team that keeps the chain and the register in agreement, to the last unit. Dislikes surprises.',
    },
    {
      name: 'Bartholomew Kettlestone',
      role: 'Security',
      bio: 'Breaks in for a living, by appointment. His team of four is the only one with no deadline.',
    },
    {
      name: 'Nuria Candlewharf',
      role: 'This site',
      bio: 'Builds the pages you read, first for a phone on a moving bus, then for everything larger.',
    },
    {
      name: 'Ambrose Thimblerigg',
      role: 'Payments',
      bio: 'Makes sure every payment is counted exactly once, whatever happens. Sleeps well.',
    },
  ],
};
