import type { PaperPart } from './paper';

export const CONTINUITY_PARTS: readonly PaperPart[] = [
  {
    title: 'What must go on',
    paragraphs: [
      'This plan says what the bank does when something that the register of shareholders rests on fails: this site, the network, the contract, a key, or the bank’s own building. It is tried out twice a year; the last time was in September 2026. It cannot keep a failure from costing money or time.',
    ],
    points: [
      'Who owns how many shares stays known at every moment.',
      'An order that was paid is delivered, or repaid.',
      'Everyone affected learns what is known and what is not.',
    ],
  },
  {
    title: 'This site is away',
    paragraphs: [
      'Shares stay in the wallets of their holders and can be sent without this site. New orders stop. Payments that were already sent are found again on the network when the site is back, by their hash and by their order. A second centre in Fenholm takes over within four hours.',
    ],
  },
  {
    title: 'The network halts',
    paragraphs: [
      'While BNB Smart Chain makes no blocks, nothing can be bought, sold or sent. The bank keeps a copy of the register after each block and publishes the last one. No other network is used in the meantime: two registers would be worse than none.',
      'If the network has not returned after thirty days, a general meeting is called. It decides whether the register moves to another network, on the basis of the last published copy.',
    ],
  },
  {
    title: 'The network splits',
    paragraphs: [
      'The bank names the branch that counts on this site and by letter, at the latest after two working days. Tokens on the other branch carry no rights. Payments that stand on one branch alone are judged one by one.',
    ],
  },
  {
    title: 'A flaw in the contract',
    paragraphs: [
      'Four of the seven keys can pause transfers, for seven days at most and once for each cause. The pause and its cause are published within the hour. An entry is never changed in silence: a correction needs the four keys, a report by an auditor, and a notice to each holder concerned.',
    ],
  },
  {
    title: 'A key of the bank is lost or stolen',
    paragraphs: [
      'No single key can issue, destroy or pause. A key that is lost, or no longer trusted, is replaced by four of the others within one day. The keys are held by different people in different buildings, and none of them can move tokens of a shareholder.',
    ],
  },
  {
    title: 'The price cannot be published',
    paragraphs: [
      'Without a reference price no new order is opened. An order that was opened before keeps its price until its time has run out. Trading in the pool is made by others and may go on, at prices that the bank does not set.',
    ],
  },
  {
    title: 'The bank itself is in trouble',
    paragraphs: [
      'Recovery and resolution follow the law of Fenholm and are led by the supervisor, who may write shares down to zero. The register outlives the bank, since the network keeps it; what the shares are then worth is another matter.',
    ],
  },
];
