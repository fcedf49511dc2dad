import type { PaperPart } from './paper';

export const ARTICLES_PARTS: readonly PaperPart[] = [
  {
    title: 'What this summary is',
    paragraphs: [
      'The bank’s constitution has 46 articles. This summary explains each group of them in order. If it differs from the articles, the articles prevail. We send the full text to anyone who asks.',
    ],
  },
  {
    title: 'Name, seat and purpose (articles 1 to 4)',
    paragraphs: [
      'FNX Bank p.l.c. has its seat in Port Fenholm. It takes deposits, lends to households and small companies, and handles payments for both. It may not deal in crypto-assets on its own account and may not lend against them.',
    ],
  },
  {
    title: 'Shares and the register (articles 5 to 12)',
    paragraphs: [
      'All shares are registered shares of one class. Article 7 makes the record of FNX on BNB Smart Chain the register of shareholders: one token is one share, and a fraction of a token is the same fraction of a share.',
      'A person is entered once the bank knows who they are. Article 9 lists the only grounds on which an entry may be refused:',
    ],
    points: [
      'sanctions against the buyer,',
      'a false identity,',
      'a holding above ten per cent that the supervisor has not approved.',
    ],
  },
  {
    title: 'Issuing and cancelling shares (articles 13 to 16)',
    paragraphs: [
      'New shares need a decision of the general meeting. Existing shareholders have the first right to buy, unless the meeting waives it with a written reason. Creating and destroying tokens takes four of seven keys, held by different people in different buildings. The token supply must equal the issued shares at all times.',
    ],
  },
  {
    title: 'Loss of a wallet (article 17)',
    paragraphs: [
      'The bank cannot move tokens. Shares in a wallet whose keys are lost stay there and stay registered to their holder. The same person may link another wallet thirty days after reporting the loss. Until then the holder, or a signature of the old wallet, may stop it.',
    ],
  },
  {
    title: 'Dividends (articles 18 to 20)',
    paragraphs: [
      'The general meeting decides on a dividend, at most once a quarter, and may decide on none. It may not pay more than the supervisor’s capital rules allow. An unclaimed dividend is set aside for three years.',
    ],
  },
  {
    title: 'The general meeting (articles 21 to 30)',
    paragraphs: [
      'It is called with 21 days’ notice and takes place in Port Fenholm and online. Each whole share has one vote; a fraction has none. Votes are counted from the register on the record date, which the invitation states. Minutes are published with every motion and the votes on it.',
    ],
  },
  {
    title: 'Board, executives and auditors (articles 31 to 41)',
    paragraphs: [
      'The meeting elects a board of seven for three years at a time. Five must be independent, and none may serve longer than nine years. The board appoints the executives. The auditor of the accounts is elected each year.',
    ],
  },
  {
    title: 'Changes and winding up (articles 42 to 46)',
    paragraphs: [
      'Changing the articles takes two thirds of the votes cast. If the bank is wound up, depositors and all other creditors are paid first. Shareholders share what is left, if anything, in proportion to their shares.',
    ],
  },
];
