import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Comparison, type ComparisonRow } from '../components/comparison';
import type { Section } from '../components/section';

const COLUMNS = ['Share at a broker', 'Token that follows a share', 'FNX'];

const ROWS: readonly ComparisonRow[] = [
  {
    subject: 'What you own',
    cells: [
      'A claim on a custodian, who is in the register for you',
      'A claim on whoever issued the token',
      'The share, entered in your name',
    ],
  },
  { subject: 'Votes', cells: ['Often, on request', 'As a rule none', 'One a whole share'] },
  {
    subject: 'Dividends',
    cells: [
      'Passed on by the custodian',
      'Sometimes, as the issuer decides',
      'From the bank to your wallet, if decided',
    ],
  },
  {
    subject: 'Who keeps it',
    cells: ['A chain of custodians', 'A wallet; the share behind it, a custodian', 'You alone'],
  },
  { subject: 'If you lose access', cells: ['A telephone call', 'Usually final', 'Proof of identity and thirty days'] },
  { subject: 'Hours', cells: ['Those of the exchange', 'Around the clock', 'Around the clock, in a small pool'] },
  {
    subject: 'Depth of the market',
    cells: ['Deep for large companies', 'Varies, sometimes thin', 'Thin: a large sale moves the price'],
  },
  { subject: 'Smallest amount', cells: ['Often one whole share', 'About one dollar', '50\u00a0USDT'] },
  {
    subject: 'Fees',
    cells: ['Commission, custody, currency', 'Spread, sometimes a yearly fee', 'Network fee; 0.25\u00a0% in the pool'],
  },
  { subject: 'Choice', cells: ['Thousands of companies', 'Dozens to hundreds', 'One bank'] },
  {
    subject: 'If the middleman fails',
    cells: ['Shares are kept apart by law', 'Depends on the papers', 'There is none; the bank itself can fail'],
  },
  { subject: 'What you must know', cells: ['Little', 'How a wallet works', 'How a wallet works'] },
];

const WEAKER = (
  <>
    <p>Four rows of that table go against us, and they may matter more to you than all the others.</p>
    <ul>
      <li>
        <strong>Selling.</strong> A listed share finds a buyer in a second. For FNX there is an exchange pool of modest
        size, and beside it only people who happen to want what you offer.
      </li>
      <li>
        <strong>Spreading.</strong> An account at a broker can hold a whole index. FNX is one bank in one region, and
        everything that you put in rides on it.
      </li>
      <li>
        <strong>Keeping.</strong> Nobody can forget a broker for you. With a wallet, carelessness costs weeks, and a
        signature given to a thief cannot be taken back.
      </li>
      <li>
        <strong>Record.</strong> Share registers on a chain are young. Courts have decided few cases about them, and
        ours has been in use only since 2025.
      </li>
    </ul>
  </>
);

const STRONGER = (
  <>
    <p>
      What remains is directness. Between the bank and the holder stands nobody who could lend the share out, vote with
      it, fail, or charge for keeping it. The entry can be checked by anyone at any hour, and a dividend takes minutes
      to arrive.
    </p>
    <p>
      That the same person can own 4 shares or 40,000 with the same standing is, for us, the point of the whole
      exercise.
    </p>
  </>
);

const WHO = (
  <>
    <p>
      Take a broker if you want one account for everything or expect to need the money on a certain day. Take a token
      that follows a share if a price is all that you are after, and read who owes you what.
    </p>
    <p>
      FNX may suit people who want to own a part of this bank for years, who can look after a wallet, and who could lose
      the amount without changing how they live. Everyone else is better served elsewhere, and the{' '}
      <AppLink href="/static/risk-disclosure#summary">summary of the risks</AppLink> says why in a minute.
    </p>
  </>
);

const SECTIONS: readonly Section[] = [
  {
    id: 'compared',
    title: 'Three ways, side by side',
    body: (
      <Comparison
        caption="Three ways to own or follow a share"
        subject="Question"
        columns={COLUMNS}
        rows={ROWS}
        ours={2}
      />
    ),
  },
  { id: 'weaker', title: 'Where we are weaker', body: WEAKER },
  { id: 'stronger', title: 'Where we are stronger', body: STRONGER },
  { id: 'who', title: 'For whom it is, and is not', body: WHO },
  {
    id: 'method',
    title: 'How we compared',
    body: (
      <p>
        The first two columns describe what is usual, not any single provider; terms differ, so check yours. Compiled by
        FNX Bank from public product terms, last reviewed on <time dateTime="2026-10-31">31 October 2026</time>.
      </p>
    ),
  },
];

export const HowDifferentScreen = () => (
  <Article
    kicker="How FNX is different"
    title="An honest comparison"
    lead="There are older, easier and more liquid ways to own shares. Here is what each gives you, including the rows where we come last."
    sections={SECTIONS}
    onward={[
      { href: '/fnxization', label: 'What a token is' },
      { href: '/price', label: 'The price' },
      { href: '/campaign-details', label: 'The campaign' },
    ]}
  />
);
