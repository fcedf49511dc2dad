import { inFile, type FaultCase, type FaultList } from '../lib/faults/case';
import { e2e, flow, unit } from './money-kinds';

const session = e2e('session');
const ended = e2e('session-ended');
const settings = unit('settings/settings.test.ts');
const codes = unit('sandbox/codes.test.ts');
const hostile = inFile('unit/ui/rich-text.test.tsx');

const row = (id: string, fault: string, holds: string, shownBy: FaultCase['shownBy']): FaultCase => ({
  id,
  fault,
  holds,
  shownBy,
});

const LOGIN = [
  row('S1', 'a logout in another tab', 'every tab is at the start, with nothing of the account left', [
    session('a login or logout in one tab applies to every tab, and each tab goes to /'),
    unit('session/drafts.test.ts')('a manual logout in another tab removes the drafts here'),
  ]),
  row(
    'S2',
    'a session that expires in the middle of a task',
    'one notice appears, the login leads back, and the typed text is kept',
    [
      ended(
        'an expired session is announced once in each of two tabs, and each continues where it was after one login',
      ),
      flow('faults/session/stored-drafts.test.tsx')(
        'a typed purchase is restored after the session expires and the same investor logs in again',
      ),
      flow('faults/session/stored-drafts.test.tsx')(
        'a typed stake is restored after the session expires and the same investor logs in again',
      ),
    ],
  ),
  row('S3', 'ten calls at once that answer 401', 'one logout and one message', [
    session('ten calls with 401 log out once, with the service’s message'),
    unit('session/session.test.ts')('a session that ends twice is announced once'),
  ]),
  row('S4', 'a 404', 'only a 404 for the profile ends the session', [
    session('a 404 for the profile logs out with the specified message'),
    flow('account/first-calls.test.tsx')(
      'the overview shows shares, value and price with only the calls of the minimal service',
    ),
    unit('errors/classify.test.ts')('HTTP %i with body status %i is classified as %s', {
      values: ['404', '404', 'missing'],
    }),
  ]),
  row('S5', 'a logout that the service does not answer', 'the session is removed in this browser anyway', [
    session('a logout clears the session even when the service is unavailable'),
    session('a logout waits for five seconds at most'),
  ]),
  row('S6', 'an answer that arrives after the logout', 'it is dropped', [
    flow('access/client.test.ts')('a late answer of a session that has ended is dropped'),
    flow('faults/session/next-person.test.tsx')(
      'the orders of one person do not stay on screen under the session of the next one',
    ),
  ]),
  row('S7', 'the browser’s back button after a logout', 'no content of the account', [
    unit('session/drafts.test.ts')(
      'the drafts are removed if another user logged in in another tab while this tab was suspended',
    ),
    unit('session/expiry.test.ts')('a page whose token has expired meanwhile says so when it is shown again'),
    unit('session/tab-owner.test.ts')(
      'a tab that was suspended during a logout and another person’s login removes the typed text and the idempotency keys',
    ),
  ]),
  row('S7 in a browser', 'a page from the browser’s back/forward cache after a logout', 'no content of the account', [
    e2e('restored')('a page that the browser restores after a logout in another tab shows nothing of the account'),
  ]),
  row('S8', 'a private page before the login is known', 'the served page has none of its content', [
    e2e('guard')('${path} sends a visitor to / and shows none of its content'),
    e2e('guard')('the served HTML of a private page has none of its content'),
    unit('shell/guard.test.ts')('private pages show nothing before the login is known, and redirect visitors to /'),
  ]),
  row('S9', 'a return URL to another site', 'only a path of this site is opened', [
    e2e('guard')('a path to another site is not opened after the login'),
    unit('utils/internal-path.test.ts')('no text leads to another origin, however the browser interprets it'),
    unit('utils/internal-path.test.ts')('%j does not lead to another site'),
  ]),
  row('S10', 'scripts in the rich text from the service', 'nothing runs', [
    hostile('the payload is harmless: %s'),
    flow('site/content.test.tsx')('executes nothing when its text is malicious'),
    e2e('headers')('only scripts from the site’s own address and the one hashed inline script run'),
  ]),
];

const BROWSER = [
  row('S11', 'links of the service to other sites', 'no opener and no referrer', [
    hostile('has external links that send no referrer, give no access to the opener and open in the same tab'),
    hostile('the payload is harmless: %s'),
  ]),
  row('S12', 'codes that are guessed', 'the investor sees the remaining tries, then a lock with the time to wait', [
    flow('access/login.test.tsx')('a wrong code shows the remaining tries, and both codes stay'),
    codes('invalidates the right code at the fifth try'),
    codes('locks the account for 15 minutes at the tenth wrong try within an hour, counted over all codes'),
    e2e('login-codes')('a login by codes works despite a reload, a lost network and every kind of wrong code'),
  ]),
  row('S13', 'a code that is sent again', 'only the newest one works', [
    codes('makes only the newest code valid, with separate tries'),
    flow('access/login.test.tsx')('both resend buttons are disabled at first and show a countdown'),
  ]),
  row('S14', 'password managers and pasted codes', 'each field has its purpose, and spaces are dropped', [
    flow('access/login.test.tsx')('a pasted code loses its spaces'),
    e2e('sign-up')(
      'a wrong, expired or superseded code is reported, a pasted code is accepted, and each tab can continue',
    ),
  ]),
  row('S15', 'a page of another site that frames this one', 'no answer can be framed', [
    e2e('server-urls')('a page for a refused URL cannot be framed, and has no access to its opener'),
    e2e('headers')('${path} is sent with the security headers'),
  ]),
  row('S16', 'data that cannot be decrypted', 'a typed error; no crash, no logout', [
    unit('api/cipher.test.ts')('an answer with any flipped byte is read, or fails with a typed fault of the cipher'),
    unit('api/cipher.test.ts')('decryption with a wrong key never returns the value'),
    unit('session/session.test.ts')('a token without a key is refused, and nothing is written'),
    e2e('faults')('an answer that cannot be decrypted is shown as a fault, and never logs out'),
  ]),
  row('S17', 'a stored token that is not one', 'not logged in; no crash', [
    unit('session/token.test.ts')('%s counts as no token'),
    unit('session/token.test.ts')('no text makes the token reader crash'),
  ]),
  row('S18', 'names such as __proto__ in a query, in settings or in an answer', 'no object is changed', [
    settings('no stored text causes a crash, a polluted prototype or incomplete settings'),
    unit('content/odd-answers.test.tsx')('a group named %s is shown under its name'),
  ]),
  row(
    'S19',
    'storage that throws or is full',
    'the login is refused with the reason and nothing is kept, and an open tab continues in memory',
    [
      session(
        'a login with full storage says so, leaves nothing behind and continues with the same codes once there is room',
      ),
      unit('session/full-storage.test.ts')('does not log in, shows the reason, and keeps no cookie and no token'),
      unit('utils/storage.test.ts')('a tab whose storage throws continues in memory'),
    ],
  ),
  row('S20', 'cookies that are blocked', 'the login says that it needs them', [
    session('a login explains that it needs cookies when they are blocked'),
    unit('session/session.test.ts')('a login with blocked cookies says so and writes nothing'),
  ]),
];

const ANSWERS = [
  row('S21', 'a cookie and a stored token that disagree', 'not logged in', [
    unit('session/session.test.ts')('with %s', {
      group: 'a session is restored only from a cookie and a stored token that agree',
    }),
  ]),
  row('S22', 'stored settings that are damaged', 'the defaults, and repaired settings', [
    settings('no stored text causes a crash, a polluted prototype or incomplete settings'),
    settings('%s is read as complete settings'),
    e2e('theme-and-direction')('settings that are ${damaged} are repaired'),
  ]),
  row(
    'S23',
    'answers in any other shape',
    'the answer is refused, or only fields without influence on decisions are left out',
    [
      unit('api/tolerance.test.ts')('is refused when a required field is missing'),
      unit('api/tolerance.test.ts')('is accepted without optional fields that are missing or invalid'),
      unit('api/tolerance.test.ts')('a profile whose settings are %j keeps everything else'),
      unit('api/lengths.test.ts')('%s is accepted at its limit and refused one past it'),
      unit('utils/parse-json.test.ts')('an answer of very many values is refused before a schema checks it'),
    ],
  ),
  row('S24', 'two statuses that contradict each other', 'one table decides', [
    unit('errors/classify.test.ts')('has 64 cells'),
    unit('errors/classify.test.ts')('HTTP %i with body status %i is classified as %s'),
  ]),
  row('S25', 'no network, time-outs, 5xx and 429', 'reads are repeated three times and writes never; Try again works', [
    unit('api/retries.test.ts')('a query that fails with $kind is repeated after 1, 2 and 4 seconds, and then no more'),
    unit('api/retries.test.ts')('a query that fails with $kind is not repeated'),
    unit('api/retries.test.ts')('a write that fails with $kind is never repeated'),
    flow('access/private-pages.test.tsx')('%s shows what failed, and is complete after Try again'),
  ]),
  row('S26', 'scripts that do not load after a new release', 'a message with a retry, and the page stays', [
    unit('ui/lazy-part.test.tsx')(
      'shows a message, keeps the focus on its button during a retry, and reports a second failure',
    ),
    e2e('wallet')('a wallet that cannot be loaded is reported, and the next click tries again'),
  ]),
  row('S27', 'a screen that throws', 'a message with two links, and the next page works', [
    unit('shell/error-boundary.test.tsx')('a screen that fails shows a message and two actions'),
    unit('shell/error-boundary.test.tsx')('the next page is rendered after a failure'),
  ]),
  row('S28', 'a token that could leak from the app', 'not in the page, the URL, the console or another request', [
    e2e('log-in-and-connect')('a token is never in the page, the URL or the console'),
    e2e('sign-up')('the token of a reset link is only in the first request'),
  ]),
  row('S29', 'messages of a foreign frame', 'they decide nothing', [
    flow('access/identity.test.tsx')(
      'only the profile decides whether the identity is verified, not the frame’s messages',
    ),
    flow('access/identity.test.tsx')('a token that contains another origin opens nothing'),
    unit('kyc/check-event.test.ts')('the provider’s event %p is read as %s'),
  ]),
  row('S30', 'the human check or the identity provider is blocked', 'a message and a retry; the form is kept', [
    flow('faults/service/human-check.test.tsx')(
      'a blocked script is reported at once, loaded again by either button, and the form is kept',
    ),
    e2e('identity-blocked')(
      'a provider’s page that an ad blocker stops is reported after ten seconds, with a retry and an alternative',
    ),
    e2e('identity-blocked')(
      'if the code of the identity check does not arrive, this is reported at once, with a retry and an alternative',
    ),
  ]),
];

export const SESSION: FaultList = {
  id: 'session',
  title: 'Session and browser',
  intro: 'These faults concern a login, the browser’s storage, and the texts that the page shows.',
  cases: [...LOGIN, ...BROWSER, ...ANSWERS],
};
