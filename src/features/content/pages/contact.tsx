import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BANK_IN_FULL, POSTCODE, STREET, TELEPHONE, TOWN } from '@/config/bank-identity';
import { from, color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { LivePart } from '../components/live-part';

const List = styled('dl')({
  ...FIGURES,
  alignSelf: 'start',
  borderBlockEnd: `1px solid ${color.rule}`,
  '& > div': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 18 },
  '& dt': { color: color.soft, fontSize: '0.9375rem' },
  '& dd': { ...OWN_DIRECTION, fontSize: '1.125rem', lineHeight: 1.45, marginBlockStart: 2, overflowWrap: 'anywhere' },
  '& p': { ...OWN_DIRECTION, color: color.soft, fontSize: '0.9375rem', marginBlockStart: 2 },
  '& a': { textDecorationColor: color.metal, textDecorationThickness: 1, textUnderlineOffset: '0.22em' },
});

type Item = { term: string; meaning: ReactNode; note?: string };

const AtOnce = ({ items }: { items: readonly Item[] }) => (
  <List>
    {items.map(({ term, meaning, note }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {meaning}
          {note && <p>{note}</p>}
        </dd>
      </div>
    ))}
  </List>
);

const Room = styled('div')({ minBlockSize: 660 });

const FormSkeleton = () => (
  <Room aria-busy="true">
    <LoadingPanel label="Loading the form" lines={10} />
  </Room>
);

const Opening = styled('div')({
  display: 'grid',
  gap: 48,
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)', gap: 'clamp(56px, 9vw, 130px)' },
});
const MessageSection = styled('section')({ scrollMarginBlockStart: 16 });
const Title = styled('h2')({ fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', marginBlockEnd: 8 });

const mail = (name: string) => <a href={`mailto:${name}@fnx.example`}>{`${name}@fnx.example`}</a>;

const DESKS = (
  <Definitions
    items={[
      {
        term: 'Account and payments',
        meaning: <>{mail('help')}, answered within one working day; pending payments within two hours</>,
      },
      { term: 'Identity checks', meaning: <>{mail('identity')}, within one working day</> },
      { term: 'Shares and meetings', meaning: <>{mail('shareholders')}, within two working days</> },
      { term: 'Personal data', meaning: <>{mail('privacy')}, within thirty days at the latest</> },
    ]}
  />
);

const WRITING = (
  <>
    <ul>
      <li>The order number, which starts with FNX, if it is about a payment.</li>
      <li>The transaction hash, copied rather than retyped, if the payment has left your wallet.</li>
      <li>What you did, what you expected and what the screen showed instead.</li>
    </ul>
    <p>
      Leave out passwords, codes and recovery words. We never need them, and anyone who asks for them is not FNX. The{' '}
      <AppLink href="/faq">thirty questions</AppLink> may already have your answer.
    </p>
  </>
);

const COMPLAINT = (
  <>
    <ol>
      <li>
        Write to {mail('complaints')}. You get a reference number the same day, and the name of your contact within two
        working days.
      </li>
      <li>We answer in full within fifteen working days, or tell you why we need longer and how long.</li>
      <li>If you disagree, the head of compliance, who reports only to the board, reviews it again.</li>
      <li>
        After that, the ombudsman for banks of Fenholm decides. This is free for you, and you may still go to court.
      </li>
    </ol>
    <p>A complaint has no effect on your account, your shares or your orders.</p>
  </>
);

const loadContactForm = async () => (await import('../live/contact-message')).ContactMessage;

const CONTACT_FORM = (
  <LivePart
    id="letter-form"
    load={loadContactForm}
    meanwhile={<FormSkeleton />}
    unscripted={<p>The form needs JavaScript. You can also write to any address on this page.</p>}
  />
);

const loadState = async () => (await import('../live/bank-service')).BankService;

const AT_ONCE = (
  <AtOnce
    items={[
      { term: 'Telephone', meaning: <bdi dir="ltr">{TELEPHONE}</bdi>, note: 'Monday to Friday, 9:00 to 16:30' },
      { term: 'Fake sites and theft', meaning: mail('alarm'), note: 'Read 24 hours a day' },
      {
        term: 'Systems',
        meaning: (
          <>
            <LazyPart isWanted load={loadState} meanwhile="Checking…" />
            <noscript>Checking this needs JavaScript.</noscript>
          </>
        ),
      },
    ]}
  />
);

const OPENING = (
  <Opening>
    <MessageSection id="letter" aria-labelledby="letter-title">
      <Title id="letter-title">Send a message</Title>
      {CONTACT_FORM}
    </MessageSection>
    {AT_ONCE}
  </Opening>
);

const SECTIONS: readonly FigureSection[] = [
  { id: 'desks', title: 'Who to contact', body: DESKS },
  { id: 'writing', title: 'What to include', span: 'half', body: WRITING },
  {
    id: 'alarm',
    title: 'If someone is stealing from you',
    span: 'half',
    body: (
      <p>
        First move what you can to a wallet with new keys, then write. We can’t stop a transfer, but within the hour we
        mark the register so that a thief’s wallet is never entered as a shareholder.
      </p>
    ),
  },
  {
    id: 'office',
    title: 'Our office',
    span: 'half',
    body: (
      <>
        <p>
          {BANK_IN_FULL}
          <br />
          {STREET}
          <br />
          {`${TOWN} ${POSTCODE}`}
        </p>
        <p>The counter is open when our phone lines are.</p>
      </>
    ),
  },
  { id: 'complaints', title: 'Complaints', span: 'half', body: COMPLAINT },
];

export const ContactScreen = () => (
  <FigurePage
    kicker="Contact"
    title="Contact us"
    lead="Your message goes to someone who can act on it. We answer most messages within one working day."
    opening={OPENING}
    sections={SECTIONS}
    nextLinks={[
      { href: '/help', label: 'Help by task' },
      { href: '/faq', label: 'Questions and answers' },
      { href: '/static/privacy-policy', label: 'How we handle your message' },
    ]}
  />
);
