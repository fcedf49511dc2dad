import type { PaperPart } from './paper';

export const CONTINUITY_PARTS: readonly PaperPart[] = [
  {
    title: 'What must continue',
    paragraphs: [
      'This plan says what the bank does if something the register of shareholders depends on fails: this site, the network, the contract, a key, or the bank’s own building. We test it twice a year, most recently in September 2026. It cannot prevent a failure from costing money or time.',
    ],
    points: [
      'It is always known who owns how many shares.',
      'Every paid order is delivered or repaid.',
      'Everyone affected learns what is known and what is not.',
    ],
  },
  {
    title: 'This site is down',
    paragraphs: [
      'Shares stay in the wallets of their holders and can be sent without this site. New orders stop. When the site is back, it finds payments already sent on the network by their hash and their order. A second data centre in Fenholm takes over within four hours.',
    ],
  },
  {
    title: 'The network halts',
    paragraphs: [
      'While BNB Smart Chain produces no blocks, nothing can be bought, sold or sent. The bank keeps a copy of the register after each block and publishes the last one. It uses no other network in the meantime: two registers would be worse than none.',
      'If the network has not returned after thirty days, a general meeting is called. It decides whether the register moves to another network, on the basis of the last published copy.',
    ],
  },
  {
    title: 'The network splits',
    paragraphs: [
      'Within two working days, the bank announces on this site and by letter which branch is valid. Tokens on the other branch carry no rights. Payments that exist on only one branch are decided case by case.',
    ],
  },
  {
    title: 'A flaw in the contract',
    paragraphs: [
      'Four of the seven keys can pause transfers, for seven days at most and once for each cause. The pause and its cause are published within the hour. No entry is changed without notice: a correction needs the four keys, a report by an auditor, and a notice to each holder affected.',
    ],
  },
  {
    title: 'A key of the bank is lost or stolen',
    paragraphs: [
      'No single key can issue, destroy or pause. Four of the other keys replace a lost or untrusted key within one day. The keys are held by different people in different buildings, and none of them can move tokens of a shareholder.',
    ],
  },
  {
    title: 'The price cannot be published',
    paragraphs: [
      'Without a reference price, no new orders are opened. Open orders keep their price until they expire. Others trade in the pool and may continue, at prices the bank does not set.',
    ],
  },
  {
    title: 'The bank itself is in trouble',
    paragraphs: [
      'Recovery and resolution follow the law of Fenholm and are led by the supervisor, who may write shares down to zero. The register outlives the bank because it is on the network, but the shares may then be worth very little or nothing.',
    ],
  },
];
