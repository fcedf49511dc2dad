import type { ReactNode } from 'react';
import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import { Definitions } from '../components/definitions';
import type { Section } from '../components/section';
import { LoggedInNote } from '../components/logged-in-note';

const WHO = (
  <>
    <ul>
      <li>People of eighteen or older, acting for themselves and in their own name.</li>
      <li>
        Residents of a country in which FNX Bank may offer its shares. Anybody may register and read; where buying is
        not possible, you are told before you type an amount.
      </li>
      <li>Nobody on a sanctions list, and no citizen or resident of the United States.</li>
    </ul>
    <p>
      Companies and foundations are welcome too, on paper: write to the{' '}
      <AppLink href="/contactus">shareholder office</AppLink>. If your country is not served, you can still read
      everything here, and shares that you already hold remain yours to keep or to sell.
    </p>
  </>
);

const NEEDED = (
  <Definitions
    items={[
      {
        term: 'A mailbox and a phone',
        meaning: 'Each login sends one code to each, so both must stay within your reach.',
      },
      {
        term: 'An identity document',
        meaning: 'Passport, identity card or residence permit, still valid and not a photocopy.',
      },
      { term: 'A camera', meaning: 'That of a phone will do; you can move over from the computer half way.' },
      { term: 'A wallet', meaning: 'Any that speaks to BNB Smart Chain. Not needed on the first day.' },
      { term: 'USDT or BNB', meaning: 'Worth 50 dollars at least, and a little BNB for the network.' },
    ]}
  />
);

const HAPPENS = (
  <ol>
    <li>You give your name, e-mail, phone, country and a password of ten characters or more.</li>
    <li>You read the terms and the risks and tick each separately. Neither box is ticked for you.</li>
    <li>A code arrives by text message, then one by e-mail. A mistyped number can be corrected on the spot.</li>
    <li>
      The account is open. You may look around for as long as you like; identity is asked for only when you want to buy.
    </li>
  </ol>
);

const SECTIONS: readonly Section[] = [
  { id: 'who', title: 'Who can invest', body: WHO },
  { id: 'needed', title: 'What you will need', body: NEEDED },
  { id: 'happens', title: 'What happens', body: HAPPENS },
  {
    id: 'not-needed',
    title: 'What we never ask for',
    body: (
      <p>
        The recovery words of a wallet, a deposit in advance, remote control of your screen, or an answer by tonight. An
        account costs nothing, obliges to nothing and can be closed from its own settings.
      </p>
    ),
  },
  {
    id: 'pause',
    title: 'Before you go on',
    body: (
      <p>
        Ask yourself whether you could lose the amount entirely and live as before. If the honest answer is no, this is
        the right place to stop, and it has cost you nothing. The{' '}
        <AppLink href="/static/risk-disclosure">risk disclosure</AppLink> takes eight minutes.
      </p>
    ),
  },
];

/** `start` is the first step, passed in by the page because it belongs to another feature. */
export const SignupScreen = ({ start }: { start?: ReactNode }) => (
  <Article
    kicker="Open account"
    title="Before you open an account"
    lead="Who it is for, what to have at hand, and what will happen, so that nothing surprises you half way."
    opening={
      <>
        <LoggedInNote />
        {start}
      </>
    }
    sections={SECTIONS}
    onward={[
      { href: '/auth/login', label: 'I have an account: log in' },
      { href: '/how-work', label: 'All the steps to a share' },
      { href: '/static/term-condition', label: 'Terms' },
    ]}
  />
);
