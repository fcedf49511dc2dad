import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import type { Section } from '../components/section';
import { Steps, type Step } from '../components/steps';

const STEPS: readonly Step[] = [
  {
    title: 'Open an account',
    body: 'Your name, e-mail, phone number, country and a password. A code goes to the phone and another to the mailbox, so that both are known to be yours.',
    time: '3 minutes',
    cost: 'none',
  },
  {
    title: 'Show who you are',
    body: 'Photograph a passport or identity card, then your face. Nine checks in ten are decided within the hour; the tenth is read by a person, which takes up to two working days.',
    time: '5 minutes',
    cost: 'none',
  },
  {
    title: 'Link your wallet',
    body: 'Connect a wallet on BNB Smart Chain and sign a short message. The signature moves nothing; it proves that the address is yours, and the register puts your name beside it.',
    time: '1 minute',
    cost: 'none',
  },
  {
    title: 'Choose an amount',
    body: 'In money or in shares; the other follows. You see the price, the amount to the last digit, where it goes and how long the price is held, before the wallet is asked anything.',
    time: '1 minute',
    cost: 'none',
  },
  {
    title: 'Pay in BNB or USDT',
    body: 'Your wallet asks once. The payment is read on the chain by the bank itself, not taken from what the browser says, and until then the order says that it is being verified.',
    time: 'about 1 minute',
    cost: 'network fee',
  },
  {
    title: 'Receive your shares',
    body: 'FNX arrives in the linked wallet, the register of shareholders changes with it, and a certificate with its own number and drawing is made for the purchase.',
    time: 'a few minutes',
    cost: 'none',
  },
  {
    title: 'Hold, vote, receive',
    body: 'Invitations to the general meeting come by e-mail. Where the meeting decides on a dividend, it is paid in USDT to the wallets in the register on the record date.',
    time: 'as you like',
    cost: 'none',
  },
];

const COSTS = (
  <>
    <Definitions
      items={[
        {
          term: 'To the bank',
          meaning:
            'Nothing for the account, the identity check, the purchase or the custody, since you keep the tokens yourself.',
        },
        {
          term: 'To the network',
          meaning:
            'A fee in BNB with each transaction. It is usually some cents, moves with traffic, and is shown by your wallet before you sign.',
        },
        {
          term: 'To an exchange pool',
          meaning:
            '0.25\u00a0% of a swap goes to those who provide its liquidity. A large swap in a shallow pool also moves the price against you.',
        },
        {
          term: 'To your own country',
          meaning: 'Taxes on dividends and gains are yours to declare. A yearly statement helps with that.',
        },
      ]}
    />
    <p>
      Keep a little BNB beside your USDT: without it a wallet cannot pay the network, and a purchase stops before it
      starts.
    </p>
  </>
);

const ROLES = (
  <Definitions
    items={[
      { term: 'You', meaning: 'hold the wallet and its recovery words, and sign.' },
      {
        term: 'The bank',
        meaning:
          'issues the shares, keeps the register, decides on identity checks and answers for what is written here.',
      },
      {
        term: 'The identity service',
        meaning: 'looks at documents and faces on behalf of the bank, and keeps them no longer than the law asks.',
      },
      { term: 'The network', meaning: 'orders the transactions. Nobody at the bank can reverse one.' },
    ]}
  />
);

const TROUBLE = (
  <>
    <h3>You paid too little</h3>
    <p>
      The order says what arrived and what is missing, and by when. If the rest does not come, the part is sent back.
    </p>
    <h3>You paid too late</h3>
    <p>
      A payment that reaches us after the price has lapsed is looked at by hand: delivered at the price of that moment
      if you agree, returned if you do not.
    </p>
    <h3>The page closed half way</h3>
    <p>
      Open it again. The order and its transaction were noted before the wallet was asked, and it goes on from there
      without a second payment.
    </p>
    <h3>Nobody wants to buy when you want to sell</h3>
    <p>
      This can happen, and no step above helps against it. Read the{' '}
      <AppLink href="/static/risk-disclosure">risks</AppLink> before the first payment, not after.
    </p>
  </>
);

const SECTIONS: readonly Section[] = [
  { id: 'steps', title: 'Seven steps', body: <Steps steps={STEPS} /> },
  { id: 'costs', title: 'What it costs', body: COSTS },
  { id: 'roles', title: 'Who does what', body: ROLES },
  { id: 'trouble', title: 'What can go wrong', body: TROUBLE },
];

export const HowWorkScreen = () => (
  <Article
    kicker="How it works"
    title="From an account to a vote"
    lead="Most people need a quarter of an hour of their own time. Here is each step, how long it takes, and what it costs."
    sections={SECTIONS}
    onward={[
      { href: '/auth/signup', label: 'Before you start' },
      { href: '/fnxization', label: 'What a token is' },
      { href: '/help', label: 'Help by task' },
    ]}
  />
);
