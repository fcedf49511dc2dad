import { Definitions } from '../components/definitions';
import type { Section } from '../components/contents';

export const PRIVACY_SECTIONS: readonly Section[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <p>
        FNX Bank p.l.c., 1 Exchange Quay, Port Fenholm, decides how and why personal data is processed here. Its data
        protection officer is independent and reads what is sent to{' '}
        <a href="mailto:privacy@fnx.example">privacy@fnx.example</a>.
      </p>
    ),
  },
  {
    id: 'reading',
    title: 'When you only browse',
    body: (
      <p>
        For seven days the server keeps the time, the page, a shortened IP address and the kind of browser, to find
        faults and stop attacks. There is no advertising, no third-party tracking and no profiling. Fonts and pictures
        come only from this site.
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
            term: 'Personal details',
            meaning:
              'Name, date of birth, address, citizenship, e-mail, phone. Needed for the contract and the register.',
          },
          {
            term: 'Identity check',
            meaning:
              'Pictures of your document and face, and the result. Required by the law against money laundering.',
          },
          {
            term: 'Orders',
            meaning: 'Amounts, prices, addresses, hashes. Needed for delivery, accounting and taxes.',
          },
          {
            term: 'Security',
            meaning: 'Login times, type of device, failed attempts. Kept to protect your account.',
          },
          { term: 'Messages', meaning: 'What you write to us and what we reply.' },
        ]}
      />
    ),
  },
  {
    id: 'chain',
    title: 'What is on the chain',
    body: (
      <>
        <p>
          Your address, its balance and its transfers are public. No one can erase them, not even the bank. Only the
          bank keeps the link to your name, off the chain.
        </p>
        <p>
          Anyone who learns in another way that an address is yours can see everything it ever did. Consider using a
          separate wallet for these shares.
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
        <li>The companies that deliver texts and e-mail. They get only the number or address, and the message.</li>
        <li>A service that distinguishes people from programs on pages with forms. It sees your IP address.</li>
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
        Data is kept in two data centres in Fenholm. A recipient in another country is bound by the standard clauses of
        the supervisory authority. The data protection officer will send you a copy. The bank never sells data.
      </p>
    ),
  },
  {
    id: 'periods',
    title: 'How long',
    body: (
      <Definitions
        items={[
          { term: 'Photos from your identity check', meaning: '90 days after the decision, then only the result' },
          { term: 'Result of a check', meaning: 'Five years after the account has ended' },
          { term: 'Orders and accounts', meaning: 'Ten years from the end of the year' },
          { term: 'Register entries', meaning: 'As long as the bank exists' },
          { term: 'Login records', meaning: 'Twelve months' },
          { term: 'Messages', meaning: 'Three years after the last one' },
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
              meaning: 'Records that your profile was loaded, for one day. A logout removes it.',
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
                'Theme, text direction, text size and the currency of values, and whose choices these are: your account number, or a mark of the login. The choices stay after a logout. The number and the mark are removed, unless a choice still has to be saved to your account.',
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
                'How many orders you last had open, so that the overview keeps room for them. A logout removes it.',
            },
            {
              term: 'palette_recent',
              meaning: 'Which pages, actions and questions you last chose in the search. A logout removes it.',
            },
            {
              term: 'shortcuts',
              meaning: 'That you turned off single-key shortcuts. It stays after a logout.',
            },
            {
              term: 'session_end',
              meaning: 'The message that says why your last session ended, until the next login or until you log out.',
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
                'The numbers of your payments in progress, so that a paid order is found again. They stay after a logout.',
            },
            {
              term: 'declared_unsent',
              meaning:
                'The numbers of orders and stakes for which you declared here that another device sent nothing, so that nothing is paid twice. They stay after a logout.',
            },
            {
              term: 'transaction_views',
              meaning:
                'The filters for your transactions that you saved: their names, sort order and search text. They stay after a logout, until you remove them.',
            },
          ]}
        />
        <p>
          Opening an account, accepting a new version and the button below the terms write tAndC and the cookie
          AcceptTerm&amp;Condition, whether you are logged in or not. Nothing else writes them.
        </p>
        <p>
          While a tab is open, its own storage keeps your current step, the e-mail that you typed to log in, what you
          typed to open an account, what you were about to buy, send, stake or swap, and the page that you wanted to
          open before logging in. It also keeps whose data this is: your account number, or a mark of the login. Closing
          the tab removes all of it. The next login removes the e-mail. A logout, or a login by someone else, removes
          what you were about to do. If your session expires, it stays for you. No password and no code is ever stored.
        </p>
        <p>All of these serve functions that you asked for, so no banner asks for consent.</p>
      </>
    ),
  },
  {
    id: 'automatic',
    title: 'Automated decisions',
    body: (
      <p>
        A program may approve an identity check on its own. It never refuses one. A person makes each refusal and must
        give a reason. If you ask, a second person reviews it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    body: (
      <>
        <p>
          You can ask to see your data, to have it corrected, erased or restricted, and to receive it in a common
          format. You can also object to its use. A letter is enough. We ask for proof of identity only in case of
          doubt. We answer within thirty days, free of charge.
        </p>
        <p>
          We cannot erase data that the law tells us to keep, or data on the chain, which no one can change. If you
          disagree with us, you can complain to the data protection authority of Fenholm or of your own country.
        </p>
      </>
    ),
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    body: (
      <p>
        If data is lost or stolen, we inform the authority within 72 hours and you without delay. We say what happened,
        what it may mean for you and what you can do. The annual report lists all past incidents.
      </p>
    ),
  },
];
