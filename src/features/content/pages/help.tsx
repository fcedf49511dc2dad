import { WALLET_RULE } from '@/config/wallet-rule';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
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

const SECTIONS: readonly Section[] = [
  { id: 'login', title: 'Logging in', body: LOGIN },
  { id: 'payment', title: 'A payment is stuck', body: PAYMENT },
  { id: 'wallet', title: 'Wallet trouble', body: WALLET },
  { id: 'selling', title: 'Selling', body: SELLING },
  { id: 'safety', title: 'Staying safe', body: SAFETY },
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

export const HelpScreen = () => (
  <Article
    kicker="Help"
    title="What are you trying to do?"
    lead="Find the task, follow the lines, and stop when it works. Where a step costs something, the step says so."
    sections={SECTIONS}
    isLong
    onward={[
      { href: '/faq', label: 'Thirty questions' },
      { href: '/contactus', label: 'Write to us' },
      { href: '/docs', label: 'Documents' },
    ]}
  />
);
