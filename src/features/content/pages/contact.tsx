import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { LazyPart } from '@/ui/lazy-part';
import { AtOnce } from '../components/at-once';
import { Definitions } from '../components/definitions';
import { FigurePage } from '../components/figures/figure-page';
import type { FigureSection } from '../components/figures/figure-sections';
import { FormSkeleton } from '../components/form-skeleton';
import { LivePart } from '../components/live-part';

const Opening = styled('div')({
  display: 'grid',
  gap: 48,
  '& > *': { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)', gap: 'clamp(56px, 9vw, 130px)' },
});
const Letter = styled('section')({ scrollMarginBlockStart: 16 });
const Title = styled('h2')({ fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)', marginBlockEnd: 8 });

const mail = (name: string) => <a href={`mailto:${name}@fnx.example`}>{`${name}@fnx.example`}</a>;

const DESKS = (
  <Definitions
    items={[
      {
        term: 'Account and payments',
        meaning: <>{mail('help')}, answered within one working day, payments under way within two hours</>,
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
      <li>The number of the order, which begins with FNX, if it is about a payment.</li>
      <li>The transaction hash, copied rather than retyped, if the payment has left your wallet.</li>
      <li>What you did, what you expected, and what the screen said instead.</li>
    </ul>
    <p>
      Leave out passwords, one-time codes and recovery words. Nobody here has a use for them, and whoever asks for them
      is not one of us. Many answers are already among the <AppLink href="/faq">thirty questions</AppLink>.
    </p>
  </>
);

const COMPLAINT = (
  <>
    <ol>
      <li>Write to {mail('complaints')}. You get a number the same day and a name within two.</li>
      <li>We answer in full within fifteen working days, or say why it takes longer and until when.</li>
      <li>If you disagree, the head of compliance looks again, who answers to the board alone.</li>
      <li>
        After that, the ombudsman for banks of Fenholm decides. For you this is free, and you may still go to court.
      </li>
    </ol>
    <p>Complaining changes nothing about your account, your shares or your orders.</p>
  </>
);

const loadLetter = async () => (await import('../live/letter')).Letter;

const LETTER = (
  <LivePart
    id="letter-form"
    load={loadLetter}
    meanwhile={<FormSkeleton />}
    unscripted={<p>The form needs scripts. A letter to any of the addresses on this page is answered just the same.</p>}
  />
);

const loadState = async () => (await import('../live/bank-service')).BankService;

const AT_ONCE = (
  <AtOnce
    items={[
      { term: 'Telephone', meaning: <bdi dir="ltr">+44 20 7946 0117</bdi>, note: 'Monday to Friday, 9:00 to 16:30' },
      { term: 'False sites and theft', meaning: mail('alarm'), note: 'Read day and night' },
      {
        term: 'The bank’s service',
        meaning: (
          <>
            <LazyPart isWanted load={loadState} meanwhile="Asking it…" />
            <noscript>Whether it answers is asked by scripts.</noscript>
          </>
        ),
      },
    ]}
  />
);

const OPENING = (
  <Opening>
    <Letter id="letter" aria-labelledby="letter-title">
      <Title id="letter-title">Write from here</Title>
      {LETTER}
    </Letter>
    {AT_ONCE}
  </Opening>
);

const SECTIONS: readonly FigureSection[] = [
  { id: 'desks', title: 'The right desk', body: DESKS },
  { id: 'writing', title: 'What to write', span: 'half', body: WRITING },
  {
    id: 'alarm',
    title: 'If something is being stolen',
    span: 'half',
    body: (
      <p>
        Move what you can to a wallet with new keys first, then write. The bank cannot stop a transfer, but it can mark
        the register so that a thief’s wallet is never entered as a shareholder, and it will do that within the hour.
      </p>
    ),
  },
  {
    id: 'office',
    title: 'The office',
    span: 'half',
    body: (
      <>
        <p>
          FNX Bank p.l.c.
          <br />
          1 Exchange Quay
          <br />
          Port Fenholm FN1 1AA
        </p>
        <p>
          The counter keeps the hours of the telephone. The address, like the town, is invented; the number is reserved
          for fiction.
        </p>
      </>
    ),
  },
  { id: 'complaints', title: 'Complaints', span: 'half', body: COMPLAINT },
];

export const ContactScreen = () => (
  <FigurePage
    kicker="Contact"
    title="Write to a person"
    lead="Whoever reads it can decide something. Most letters are answered within one working day."
    opening={OPENING}
    sections={SECTIONS}
    onward={[
      { href: '/help', label: 'Help by task' },
      { href: '/faq', label: 'Questions and answers' },
      { href: '/static/privacy-policy', label: 'What we do with your letter' },
    ]}
  />
);
