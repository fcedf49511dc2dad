import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Definitions } from '../components/definitions';
import { FormSkeleton } from '../components/form-skeleton';
import { LivePart } from '../components/live-part';
import type { Section } from '../components/section';

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
      { term: 'False sites and theft', meaning: <>{mail('alarm')}, read day and night</> },
      { term: 'Telephone', meaning: <bdi dir="ltr">+44 20 7946 0117</bdi> },
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
    unscripted={<p>The form needs scripts. A letter to any of the addresses above is answered just the same.</p>}
  />
);

const SECTIONS: readonly Section[] = [
  { id: 'desks', title: 'The right desk', body: DESKS },
  { id: 'writing', title: 'What to write', body: WRITING },
  { id: 'letter', title: 'Write from here', body: LETTER },
  {
    id: 'alarm',
    title: 'If something is being stolen',
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
          Counter hours are Monday to Friday, 9:00 to 16:30. The address, like the town, is invented; the telephone
          number is reserved for fiction.
        </p>
      </>
    ),
  },
  { id: 'complaints', title: 'Complaints', body: COMPLAINT },
];

export const ContactScreen = () => (
  <Article
    kicker="Contact"
    title="Write to a person"
    lead="Each address below is read by people who can decide something. Here is which one, what to tell them, and when they answer."
    sections={SECTIONS}
    onward={[
      { href: '/help', label: 'Help by task' },
      { href: '/faq', label: 'Questions and answers' },
      { href: '/static/privacy-policy', label: 'What we do with your letter' },
    ]}
  />
);
