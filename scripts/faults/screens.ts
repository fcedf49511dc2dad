import type { FaultMatrix, ShownBy } from '../lib/faults/case';
import { e2e } from './money-kinds';

const COLUMNS = ['offline', 'stall', 'HTTP 500 with HTML', 'HTTP 429', 'junk', 'a bad cipher'];
const ROWS = [
  '/dashboard',
  '/kyc',
  '/buy-shares',
  '/swap',
  '/staking',
  '/rewards',
  '/wallet',
  '/transactions',
  '/deals',
  '/notifications',
  '/settings?tab=notifications',
];

const RETRY = 'the dashboard shows a message and a working retry for ${kind}, and no page error';
const inBrowser = e2e('faults');
/** The dashboard is also tested in a browser, because it opens after every login. */
const OF_DASHBOARD: Readonly<Record<string, ShownBy>> = {
  offline: inBrowser(RETRY, { values: ['reset'] }),
  stall: inBrowser(RETRY, { values: ['stall'] }),
  'HTTP 500 with HTML': inBrowser(RETRY, { values: ['http500html'] }),
  'HTTP 429': inBrowser(RETRY, { values: ['http429seconds'] }),
  junk: inBrowser(RETRY, { values: ['html200'] }),
  'a bad cipher': inBrowser('an answer that cannot be decrypted is shown as a fault, and never logs out'),
};

export const SCREENS: FaultMatrix = {
  id: 'screens',
  title: 'Screens and faults of their call',
  intro:
    'Each private screen is rendered with the app’s own client while the call that it needs meets the fault. The dashboard is also tried in a browser. To run the tests of a row, give its address: `npm run faults -- /wallet`.',
  rowName: 'screen',
  rows: ROWS,
  columns: COLUMNS.map((name) => ({
    name,
    holds: 'a message, no page error, and the whole screen after Try again',
  })),
  shownBy: (screen, fault) => [
    {
      file: 'flows/faults/service/faulty-screens.test.tsx',
      group: `when its call fails with ${fault},`,
      title: '%s shows a message, and is complete after Try again',
      values: [screen],
    },
    ...(screen === '/dashboard' && OF_DASHBOARD[fault] ? [OF_DASHBOARD[fault]] : []),
  ],
};
