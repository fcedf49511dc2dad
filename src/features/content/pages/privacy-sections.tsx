import { Definitions } from '../components/definitions';
import type { Section } from '../components/section';

export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        FNX Bank p.l.c., 1 Exchange Quay, Port Fenholm, decides how and why personal data is processed here. Its data
        protection officer takes orders from nobody in this matter and reads what is sent to{' '}
        <a href="mailto:privacy@fnx.example">privacy@fnx.example</a>.
      </p>
    ),
  },
  {
    id: 'reading',
    title: 'When you only read',
    body: (
      <p>
        The server notes the time, the page, an abbreviated network address and the kind of browser, for seven days, in
        order to find faults and fend off attacks. There is no advertising, no measuring by third parties and no
        profile. Fonts and pictures come from this site alone.
      </p>
    ),
  },
  {
    id: 'kinds',
    title: 'What we hold about account holders',
    body: (
      <Definitions
        items={[
          {
            term: 'Particulars',
            meaning: 'Name, birthday, address, citizenship, e-mail, phone. Needed for the contract and the register.',
          },
          {
            term: 'Identity check',
            meaning:
              'Pictures of the document and the face, and the result. Required by the law against money laundering.',
          },
          {
            term: 'Orders',
            meaning: 'Amounts, prices, addresses, hashes. Needed to deliver, to account and to pay taxes.',
          },
          {
            term: 'Security',
            meaning:
              'Times of login, kind of device, wrong tries. Kept in the interest of both sides in a safe account.',
          },
          { term: 'Letters', meaning: 'What you write to us and what we reply.' },
        ]}
      />
    ),
  },
  {
    id: 'chain',
    title: 'What stands on the chain',
    body: (
      <>
        <p>
          Your address, its balance and its transfers are public and cannot be erased by anyone, the bank included. Your
          name is not there: the link between name and address is kept by the bank alone, off the chain.
        </p>
        <p>
          Somebody who learns by other means that an address is yours can see all that it ever did. Consider using a
          wallet for these shares that you use for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else receives data',
    body: (
      <ul>
        <li>The identity service that reads documents and faces on our instruction.</li>
        <li>The companies that deliver text messages and e-mail, for the number or address and the message only.</li>
        <li>A service that tells people from programs, on the pages with forms, which sees your network address.</li>
        <li>Authorities and courts, where a law obliges us, after our lawyers have checked the request.</li>
        <li>Other shareholders, within the narrow right to inspect the register that company law gives them.</li>
      </ul>
    ),
  },
  {
    id: 'abroad',
    title: 'Outside the country',
    body: (
      <p>
        Data is kept in two centres in Fenholm. Where a recipient sits abroad, it is bound by the standard clauses of
        the supervisory authority, a copy of which the officer will send. Nobody receives data in order to sell it.
      </p>
    ),
  },
  {
    id: 'periods',
    title: 'How long',
    body: (
      <Definitions
        items={[
          { term: 'Pictures of a check', meaning: '90 days after the decision, then only the result' },
          { term: 'Result of a check', meaning: 'Five years after the account has ended' },
          { term: 'Orders and accounts', meaning: 'Ten years from the end of the year' },
          { term: 'Register entries', meaning: 'As long as the bank exists' },
          { term: 'Login records', meaning: 'Twelve months' },
          { term: 'Letters', meaning: 'Three years after the last one' },
        ]}
      />
    ),
  },
  {
    id: 'browser',
    title: 'What is stored in your browser',
    body: (
      <>
        <p>
          A cookie keeps you logged in for a day, a second notes that your profile was loaded, a third that the terms
          were accepted. The browser’s own storage holds your theme, text direction and text size, your e-mail address,
          the login itself, the wallet that you used last, and the numbers of payments under way.
        </p>
        <p>
          All of these serve functions that you asked for, so no banner asks for consent. Logging out removes the login
          and your address; the numbers of payments stay, in order that a paid order is found again.
        </p>
      </>
    ),
  },
  {
    id: 'automatic',
    title: 'Decisions by machines',
    body: (
      <p>
        A program may approve an identity check by itself. It never refuses one: each refusal is made by a person, who
        must give a reason, and on your request a second person looks at it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <>
        <p>
          To see your data, to have it corrected, erased or restricted, to receive it in a common format, and to object.
          A letter is enough; proof of identity is asked for only in case of doubt. The answer comes within thirty days
          and costs nothing.
        </p>
        <p>
          Erasure ends where a law demands keeping, and at the chain, which nobody can change. If you think that we are
          wrong, the data protection authority of Fenholm, or that of your own country, will hear you.
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    body: (
      <p>
        Should data be lost or stolen, the authority is told within 72 hours and you without delay, with what happened,
        what it may mean for you and what you can do. Past incidents are listed in the annual report, including the
        small ones.
      </p>
    ),
  },
];
