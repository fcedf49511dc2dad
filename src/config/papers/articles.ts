import type { PaperPart } from './paper';

export const ARTICLES_PARTS: readonly PaperPart[] = [
  {
    title: 'What this summary is',
    paragraphs: [
      'The bank’s constitution has 46 articles. This summary tells what each group of them settles, in the order in which they stand. Where it and the articles differ, the articles count; the full text is sent to anyone who asks.',
    ],
  },
  {
    title: 'Name, seat and purpose (articles 1 to 4)',
    paragraphs: [
      'FNX Bank p.l.c. has its seat in Port Fenholm. It takes deposits, lends to households and small companies, and moves money for both. It may not deal in crypto-assets on its own account and may not lend against them.',
    ],
  },
  {
    title: 'Shares and the register (articles 5 to 12)',
    paragraphs: [
      'All shares are registered shares of one class. Article 7 makes the record of FNX on BNB Smart Chain the register of shareholders: one token is one share, and a part of a token is the same part of a share.',
      'A person is entered once the bank knows who they are. Article 9 lists the only grounds on which an entry may be refused:',
    ],
    points: [
      'sanctions against the person who acquires,',
      'a false identity,',
      'a holding above ten per cent that the supervisor has not approved.',
    ],
  },
  {
    title: 'New shares and cancelled ones (articles 13 to 16)',
    paragraphs: [
      'New shares need a decision of the general meeting. Existing shareholders are asked first, unless the meeting waives that with a written reason. Tokens are made and destroyed by four of seven keys, which different people hold in different buildings. Supply and issued shares must agree at every moment.',
    ],
  },
  {
    title: 'Loss of a wallet (article 17)',
    paragraphs: [
      'The bank cannot move tokens. Shares in a wallet whose keys are lost stay where they are and stay entered for their holder. Another wallet may be linked for the same person thirty days after the loss was reported; until then the holder, or a signature of the old wallet, may stop it.',
    ],
  },
  {
    title: 'What is paid to shareholders (articles 18 to 20)',
    paragraphs: [
      'The general meeting decides on a dividend, at most once a quarter, and may decide on none. It may not pay more than the capital rules of the supervisor leave free. A dividend that nobody claims is kept aside for three years.',
    ],
  },
  {
    title: 'The general meeting (articles 21 to 30)',
    paragraphs: [
      'It is called with 21 days’ notice and takes place in Port Fenholm and on screen. Each whole share has one vote; a fraction has none. Votes are counted from the register of the record date, which the invitation names. Minutes are published with every motion and the votes on it.',
    ],
  },
  {
    title: 'Board, executives and auditors (articles 31 to 41)',
    paragraphs: [
      'The meeting elects a board of seven for three years at a time; five of them must be independent, and none may serve longer than nine years. The board appoints the executives. The auditor of the accounts is elected each year.',
    ],
  },
  {
    title: 'Changes and winding up (articles 42 to 46)',
    paragraphs: [
      'The articles are changed by two thirds of the votes cast. If the bank is wound up, depositors and all other creditors are paid first; what is left, if anything, is shared among the shareholders by the number of their shares.',
    ],
  },
];
