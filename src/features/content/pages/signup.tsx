import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { AppLink } from '@/ui/app-link';
import { AFTER_LOGIN } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { Article } from '../components/blog/article';
import { Definitions } from '../components/definitions';
import type { Section } from '../components/contents';

const MemberSlot = styled('div')({ 'html[data-member] &': { minBlockSize: '3.5rem' } });
const Note = styled('p')({ paddingBlockEnd: 28 });

function LoggedInNote() {
  const session = useSession();
  return (
    <MemberSlot>
      {session.state === 'authenticated' && (
        <Note role="status">
          You are logged in, so you have an account already. <AppLink href={AFTER_LOGIN}>Go to your overview</AppLink>
        </Note>
      )}
    </MemberSlot>
  );
}

const WHO = (
  <>
    <ul>
      <li>Adults (18 or older) investing on their own behalf.</li>
      <li>
        Residents of countries where FNX Bank may offer its shares. Anyone may open an account and read. If you can’t
        buy where you live, we say so before you can place an order.
      </li>
      <li>No one on a sanctions list, and no citizen or resident of the United States.</li>
    </ul>
    <p>
      Companies and foundations can apply on paper: write to the <AppLink href="/contactus">shareholder office</AppLink>
      . If we don’t serve your country, you can still read everything here, and any shares you already hold are yours to
      keep or sell.
    </p>
  </>
);

const NEEDED = (
  <Definitions
    items={[
      {
        term: 'An e-mail address and a phone',
        meaning: 'Each login sends one code to each, so keep both within reach.',
      },
      {
        term: 'An identity document',
        meaning: 'Passport, identity card or residence permit, still valid and not a photocopy.',
      },
      { term: 'A camera', meaning: 'A phone camera is fine. You can switch from computer to phone partway through.' },
      { term: 'A wallet', meaning: 'Any wallet that supports BNB Smart Chain. You don’t need it on the first day.' },
      { term: 'USDT or BNB', meaning: 'At least $50 worth, plus a little BNB for the network fee.' },
    ]}
  />
);

const HAPPENS = (
  <ol>
    <li>Enter your name, e-mail, phone, country and a password of ten characters or more.</li>
    <li>Read the terms and the risks, and tick each box yourself.</li>
    <li>Enter the code we text you, then the one we e-mail you. You can correct a mistyped number on the spot.</li>
    <li>
      Your account is open. Look around for as long as you like; we ask for your identity only when you want to buy.
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
        Your wallet’s recovery words, a deposit in advance, remote control of your screen, or a decision by tonight. An
        account is free, commits you to nothing and can be closed in its settings.
      </p>
    ),
  },
  {
    id: 'pause',
    title: 'Before you continue',
    body: (
      <p>
        Ask yourself whether you could lose the whole amount and live as before. If the honest answer is no, stop here.
        It has cost you nothing. Reading the full <AppLink href="/static/risk-disclosure">risk disclosure</AppLink>{' '}
        takes about eight minutes.
      </p>
    ),
  },
];

/** `start` is the first step. The page provides it, because it belongs to another feature. */
export const SignupScreen = ({ start }: { start?: ReactNode }) => (
  <Article
    kicker="Open account"
    title="Before you open an account"
    lead="Who can invest, what you need and what happens, so there are no surprises halfway through."
    opening={
      <>
        <LoggedInNote />
        {start}
      </>
    }
    sections={SECTIONS}
    nextLinks={[
      { href: '/auth/login', label: 'Already have an account? Log in' },
      { href: '/how-work', label: 'All the steps to buy a share' },
      { href: '/static/term-condition', label: 'Terms' },
    ]}
  />
);
