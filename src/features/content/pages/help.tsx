import { WALLET_RULE } from '@/config/wallet-rule';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import { HelpSearch } from '../components/help/help-search';
import { HelpTopics, type HelpTopic } from '../components/help/help-topics';
import { LivePart } from '../components/live-part';
import type { Section } from '../components/section';

const LOGIN = (
  <>
    <ol>
      <li>Check that the address in the bar is right and was typed by you.</li>
      <li>Allow cookies for this site: without them a login cannot be kept, and the page says so.</li>
      <li>Paste codes as they come; spaces do no harm.</li>
      <li>
        A password that you no longer know can be replaced from the <AppLink href="/auth/login">login page</AppLink>.
      </li>
    </ol>
    <p>
      No code? See <AppLink href="/faq#no-code">missing codes</AppLink>, for a locked account{' '}
      <AppLink href="/faq#locked">locks</AppLink>.
    </p>
  </>
);

const PAYMENT = (
  <>
    <p>First find out how far it got. The order shows one of these words:</p>
    <ul>
      <li>
        <strong>Waiting for your wallet.</strong> Nothing has left. Open the wallet; the request may hide behind another
        window.
      </li>
      <li>
        <strong>Confirming.</strong> The network has it. Keep the hash and let it run.
      </li>
      <li>
        <strong>Verifying.</strong> It is on the chain, and the bank is checking it. Closing the page does no harm.
      </li>
      <li>
        <strong>Delivered.</strong> The shares are yours; some wallets show a new token only after it was added by hand.
      </li>
    </ul>
    <p>
      Never pay the same order twice. <AppLink href="/faq#closed-page">A closed page</AppLink> and{' '}
      <AppLink href="/how-work#trouble">a late or short payment</AppLink> each have their own way back.
    </p>
  </>
);

const WALLET = (
  <>
    <p>
      When the screen says that the network is wrong, choose BNB Smart Chain in the dialog; if the wallet refuses, add
      it there by hand with the <AppLink href="/docs#network">facts of the network</AppLink>.
    </p>
    <h3>Replacing it, or a lost one</h3>
    <ul>
      <li>{WALLET_RULE.both}</li>
      <li>{WALLET_RULE.none}</li>
      <li>{WALLET_RULE.lost}</li>
    </ul>
    <p>
      {WALLET_RULE.stays} Your <AppLink href="/wallet">wallet page</AppLink> says which way applies to you.
    </p>
  </>
);

const SELLING = (
  <p>
    Under swap, type the amount and read three lines before you sign: what you will receive at least, how much the order
    moves the price, and how far the pool is from the <AppLink href="/price">reference</AppLink>. Large amounts fare
    better in several parts over some days. Within fourteen days of a purchase,{' '}
    <AppLink href="/campaign-details#closing">giving it back</AppLink> may be the better way.
  </p>
);

const SAFETY = (
  <>
    <ul>
      <li>Turn on the authenticator app in your settings and print the recovery codes.</li>
      <li>Let the wallet show the full address and compare its beginning, its middle and its end.</li>
      <li>Approve exact amounts. This site never asks for more than the order needs.</li>
      <li>Distrust help that comes to you. Ours waits until you write.</li>
    </ul>
    <p>
      Seen a copy of this site, or signed something that you regret?{' '}
      <AppLink href="/contactus#alarm">Act in this order</AppLink>.
    </p>
  </>
);

const VERIFY = (
  <>
    <ul>
      <li>
        Use a passport or identity card that is valid, flat and in daylight, with all four corners in the picture.
      </li>
      <li>Allow the camera for this site; a check that you left is where you left it.</li>
      <li>
        Most checks take minutes, the longest one working day. One that was sent back{' '}
        <AppLink href="/faq#checks">names its reason</AppLink>.
      </li>
    </ul>
    <p>
      Where you are stands on the <AppLink href="/kyc">identity page</AppLink>.
    </p>
  </>
);

const STAKING_HELP = (
  <ul>
    <li>
      Read two lines before you lock: the day of the end, and what leaving earlier costs. Both stand on the{' '}
      <AppLink href="/staking">plan</AppLink>.
    </li>
    <li>A deposit that was sent and is not shown yet is on its way: it is counted once, and never asked for twice.</li>
    <li>
      Rewards are claimed, not sent by themselves; they go to the wallet that is linked when you{' '}
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
      meanwhile={<p aria-busy="true">Asking this site how it is…</p>}
      unscripted={<p>You are reading this page, so the site answers. More needs scripts.</p>}
    />
    <p>
      Shares do not depend on it: they stand on the network, and your wallet can move them without us.{' '}
      <AppLink href="/faq#closed-page">A payment under way</AppLink> goes on by itself.
    </p>
  </>
);

const CONTACT = (
  <p>
    A person answers <AppLink href="/contactus#letter">a letter from this site</AppLink>. With the number of your order
    it goes faster. If somebody is moving your shares right now, go to the{' '}
    <AppLink href="/contactus#alarm">alarm</AppLink> first.
  </p>
);

const SECTIONS: readonly Section[] = [
  { id: 'login', title: 'Log in', body: LOGIN },
  { id: 'verify', title: 'Verify who you are', body: VERIFY },
  { id: 'payment', title: 'Pay', body: PAYMENT },
  { id: 'wallet', title: 'Wallet', body: WALLET },
  { id: 'selling', title: 'Sell', body: SELLING },
  { id: 'staking', title: 'Stake', body: STAKING_HELP },
  { id: 'safety', title: 'Stay safe', body: SAFETY },
  { id: 'state', title: 'Is something down?', body: STATE },
  { id: 'contact', title: 'Ask a person', body: CONTACT },
  {
    id: 'display',
    title: 'Reading and display',
    body: (
      <p>
        The theme button in the header changes between dark and light. Pages work by keyboard alone, at twice the size,
        and read aloud; most can be read with scripts switched off. Where one cannot, that is a fault, and{' '}
        <AppLink href="/contactus#desks">we would like to hear of it</AppLink>.
      </p>
    ),
  },
];

const TOPICS: readonly HelpTopic[] = [
  { id: 'login', name: 'Log in', about: 'Codes, locks, a new password' },
  { id: 'verify', name: 'Verify', about: 'Passport, picture, how long' },
  { id: 'payment', name: 'Pay', about: 'Where a payment is, and what to do' },
  { id: 'wallet', name: 'Wallet', about: 'Link, replace, lost' },
  { id: 'selling', name: 'Sell', about: 'Through the pool, or give back' },
  { id: 'staking', name: 'Stake', about: 'Lock, leave, claim' },
  { id: 'safety', name: 'Stay safe', about: 'Keys, approvals, false sites' },
  { id: 'state', name: 'State', about: 'Whether something is down' },
];

export const HelpScreen = () => (
  <Article
    kicker="Help"
    title="What are you trying to do?"
    lead="Find the task, follow the lines, and stop when it works. Where a step costs something, the step says so."
    opening={
      <>
        <HelpSearch />
        <HelpTopics topics={TOPICS} />
      </>
    }
    sections={SECTIONS}
    onward={[
      { href: '/faq', label: 'Questions and answers' },
      { href: '/contactus', label: 'Write to us' },
      { href: '/docs', label: 'Documents' },
    ]}
  />
);
