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
        <Definitions
          items={[
            { term: 'Cookie token', meaning: 'Keeps you logged in, for one day. A logout removes it.' },
            {
              term: 'Cookie isRedirect',
              meaning: 'Notes that your profile was loaded, for one day. A logout removes it.',
            },
            {
              term: 'Cookie AcceptTerm&Condition',
              meaning: 'Which version of the terms you accepted and on which date, for a year. A logout removes it.',
            },
            {
              term: 'token',
              meaning:
                'The login itself; it counts only together with the cookie of the same name. A logout removes it.',
            },
            { term: 'user_email', meaning: 'The e-mail address that you log in with. A logout removes it.' },
            {
              term: 'tAndC',
              meaning: 'Which version of the terms you accepted and on which date. It stays after a logout.',
            },
            {
              term: 'settings',
              meaning:
                'Theme, direction of text, text size and the currency of values, and whose they are: the number of your account, or a mark of the login. The choices stay after a logout; whose they are goes with it, unless a choice is still to be saved to your account.',
            },
            { term: 'swap_settings', meaning: 'How far a price may move during your swaps. It stays after a logout.' },
            {
              term: 'notices_seen',
              meaning:
                'When the app last asked for your notifications, how many were unread, and which was the newest. A logout removes it.',
            },
            {
              term: 'notice_removals',
              meaning:
                'Which notifications you removed a moment ago, while that can still be undone. A logout removes it.',
            },
            {
              term: 'open_orders',
              meaning:
                'How many orders you last had open, so that the dashboard keeps room for them. A logout removes it.',
            },
            {
              term: 'palette_recent',
              meaning: 'Which pages, actions and questions you last chose in the search. A logout removes it.',
            },
            {
              term: 'shortcuts',
              meaning: 'That single keys are not to be shortcuts, where you turned them off. It stays after a logout.',
            },
            {
              term: 'session_end',
              meaning: 'The words in which your last session ended, until the next login or a logout by hand.',
            },
            {
              term: 'last_wallet',
              meaning:
                'Which wallet you connected last, so that one click reconnects it. Disconnecting or a logout removes it.',
            },
            {
              term: 'The wallet’s own entries',
              meaning:
                'Which wallets you used, and the mobile link of the last one (name and address). They stay after a logout.',
            },
            {
              term: 'tx_journal',
              meaning:
                'The numbers of payments under way, so that a paid order is found again. They stay after a logout.',
            },
            {
              term: 'declared_unsent',
              meaning:
                'The numbers of orders and stakes for which you declared here that another device sent nothing, so that nothing is paid twice. They stay after a logout.',
            },
            {
              term: 'transaction_views',
              meaning:
                'The views of your transactions that you gave a name: filters, order and what was searched for. They stay after a logout, until you remove them.',
            },
          ]}
        />
        <p>
          Opening an account, accepting a new version and the button below the terms write tAndC and the cookie
          AcceptTerm&amp;Condition, whether you are logged in or not. Nothing else writes them.
        </p>
        <p>
          While a tab is open, its own storage keeps the step that you are at, the e-mail that you typed to log in, what
          you typed to open an account or were about to buy, send, stake or swap, the page that you asked for before
          logging in, and whose it is: the number of your account, or a mark of the login. It ends with the tab. That
          e-mail goes with the next login. What you were about to do ends with a logout too, and when somebody else logs
          in; after a session that ran out it waits for you. No password and no code is ever stored.
        </p>
        <p>All of these serve functions that you asked for, so no banner asks for consent.</p>
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
        Should data be lost or stolen, we inform the authority within 72 hours and you without delay, with what
        happened, what it may mean for you and what you can do. Past incidents are listed in the annual report,
        including the small ones.
      </p>
    ),
  },
];
