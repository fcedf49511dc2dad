import { WALLET_RULE } from '@/config/wallet-rule';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import { HelpSearch } from '../components/help/help-search';
import { HelpTopics, type HelpTopic } from '../components/help/help-topics';
import { LivePart } from '../components/live-part';
import type { Section } from '../components/contents';

const LOGIN = (
  <>
    <ol>
      <li>Check the address in the address bar. It is safest to type it yourself.</li>
      <li>Allow cookies for this site. Without them we can’t keep you logged in, and the page says so.</li>
      <li>You can paste codes as they arrive; spaces don’t matter.</li>
      <li>
        Forgot your password? Choose a new one from the <AppLink href="/auth/login">login page</AppLink>.
      </li>
    </ol>
    <p>
      No code? See <AppLink href="/faq#no-code">missing codes</AppLink>. Locked out? See{' '}
      <AppLink href="/faq#locked">locked accounts</AppLink>.
    </p>
  </>
);

const PAYMENT = (
  <>
    <p>First check how far it got. The order shows one of these:</p>
    <ul>
      <li>
        <strong>Waiting for your wallet.</strong> Nothing has been sent. Open the wallet; the request may be behind
        another window.
      </li>
      <li>
        <strong>Confirming.</strong> The network has it. Keep the hash and wait.
      </li>
      <li>
        <strong>Verifying.</strong> It is on the chain, and the bank is checking it. You can close the page.
      </li>
      <li>
        <strong>Delivered.</strong> The shares are yours. Some wallets show a new token only after you add it manually.
      </li>
    </ul>
    <p>
      Never pay the same order twice. <AppLink href="/faq#closed-page">A closed page</AppLink> and{' '}
      <AppLink href="/how-work#trouble">a late or short payment</AppLink> can both be resolved.
    </p>
  </>
);

const WALLET = (
  <>
    <p>
      If the app says the network is wrong, choose BNB Smart Chain in the dialog. If your wallet refuses, add the
      network manually with these <AppLink href="/docs#network">network details</AppLink>.
    </p>
    <h3>Replacing a wallet, or losing one</h3>
    <ul>
      <li>{WALLET_RULE.both}</li>
      <li>{WALLET_RULE.none}</li>
      <li>{WALLET_RULE.lost}</li>
    </ul>
    <p>
      {WALLET_RULE.stays} Your <AppLink href="/wallet">wallet page</AppLink> shows which rule applies to you.
    </p>
  </>
);

const SELLING = (
  <p>
    Under Swap, enter the amount and check three lines before you sign: the least you will receive, how much your swap
    moves the price, and how far the pool is from the <AppLink href="/price">reference</AppLink>. Large amounts often
    sell better in several parts over a few days. Within fourteen days of delivery,{' '}
    <AppLink href="/campaign-details#closing">withdrawing from the purchase</AppLink> may be better for you.
  </p>
);

const SAFETY = (
  <>
    <ul>
      <li>Turn on the authenticator app in your settings and print the recovery codes.</li>
      <li>Have the wallet show the full address, and compare its beginning, middle and end.</li>
      <li>Approve exact amounts. This site never asks for more than the swap needs.</li>
      <li>Distrust anyone who offers help unasked. We only reply when you write to us.</li>
    </ul>
    <p>
      Seen a copy of this site, or signed something you regret? <AppLink href="/contactus#alarm">Do this first</AppLink>
      .
    </p>
  </>
);

const VERIFY = (
  <>
    <ul>
      <li>Use a valid passport or identity card. Lay it flat in daylight, with all four corners in the picture.</li>
      <li>Allow this site to use the camera. If you stopped partway, you continue where you left off.</li>
      <li>
        Most checks take minutes, and none more than one working day. If yours was sent back, we{' '}
        <AppLink href="/faq#checks">give the reason</AppLink>.
      </li>
    </ul>
    <p>
      Your status is on the <AppLink href="/kyc">identity page</AppLink>.
    </p>
  </>
);

const STAKING_HELP = (
  <ul>
    <li>
      Check two lines before you stake: the end date, and what leaving early costs. Both are on the{' '}
      <AppLink href="/staking">plan</AppLink>.
    </li>
    <li>A deposit you have sent may take a moment to appear. It is counted once and never requested twice.</li>
    <li>
      Rewards are not sent automatically. They go to the wallet that is linked when you{' '}
      <AppLink href="/rewards">claim</AppLink>.
    </li>
  </ul>
);

const loadState = async () => (await import('../live/service-state')).ServiceState;

const STATE = (
  <>
    <LivePart
      id="service-state"
      load={loadState}
      meanwhile={<p aria-busy="true">Checking this site…</p>}
      unscripted={<p>You are reading this page, so the site is working. More detail needs JavaScript.</p>}
    />
    <p>
      Your shares do not depend on this site: they are on the network, and your wallet can move them without us.{' '}
      <AppLink href="/faq#closed-page">A pending payment</AppLink> continues without it.
    </p>
  </>
);

const CONTACT = (
  <p>
    <AppLink href="/contactus#letter">Send us a message</AppLink>, and a person will answer. Your order number makes it
    faster. If someone is moving your shares right now, <AppLink href="/contactus#alarm">do this first</AppLink>.
  </p>
);

const SECTIONS: readonly Section[] = [
  { id: 'login', title: 'Log in', body: LOGIN },
  { id: 'verify', title: 'Verify your identity', body: VERIFY },
  { id: 'payment', title: 'Pay', body: PAYMENT },
  { id: 'wallet', title: 'Wallet', body: WALLET },
  { id: 'selling', title: 'Sell', body: SELLING },
  { id: 'staking', title: 'Stake', body: STAKING_HELP },
  { id: 'safety', title: 'Stay safe', body: SAFETY },
  { id: 'state', title: 'Is something down?', body: STATE },
  { id: 'contact', title: 'Contact us', body: CONTACT },
  {
    id: 'display',
    title: 'Reading and display',
    body: (
      <p>
        The theme button in the header switches between dark and light. Pages work with a keyboard alone, at twice the
        size and with a screen reader; most can be read without JavaScript. If one can’t,{' '}
        <AppLink href="/contactus#desks">tell us about it</AppLink>.
      </p>
    ),
  },
];

const TOPICS: readonly HelpTopic[] = [
  { id: 'login', name: 'Log in', about: 'Codes, locked accounts, a new password' },
  { id: 'verify', name: 'Verify', about: 'Documents, pictures, how long it takes' },
  { id: 'payment', name: 'Pay', about: 'Where a payment is, and what to do' },
  { id: 'wallet', name: 'Wallet', about: 'Linking, replacing, losing a wallet' },
  { id: 'selling', name: 'Sell', about: 'In the pool, or a withdrawal' },
  { id: 'staking', name: 'Stake', about: 'Stake, leave, claim' },
  { id: 'safety', name: 'Stay safe', about: 'Keys, approvals, fake sites' },
  { id: 'state', name: 'Status', about: 'Is something down?' },
];

export const HelpScreen = () => (
  <Article
    kicker="Help"
    title="What are you trying to do?"
    lead="Find your task and follow the steps. If a step costs something, it says so."
    opening={
      <>
        <HelpSearch />
        <HelpTopics topics={TOPICS} />
      </>
    }
    sections={SECTIONS}
    nextLinks={[
      { href: '/faq', label: 'Questions and answers' },
      { href: '/contactus', label: 'Write to us' },
      { href: '/docs', label: 'Documents' },
    ]}
  />
);
