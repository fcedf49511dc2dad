import type { FaultMatrix } from '../lib/faults/case';

const STATUSES = ['200', '400', '401', '403', '404', '409', '429', '500'];

export const STATUS_GRID: FaultMatrix = {
  id: 'statuses',
  title: 'HTTP status and body status',
  intro:
    'An answer has two statuses, which may contradict each other. `classifyAnswer` (`src/errors/classify.ts`) decides each of the 64 pairs, and a table in its test says how. To run the tests of a row, give its name: `npm run faults -- "HTTP 200"`.',
  rowName: 'HTTP status',
  rows: STATUSES.map((status) => `HTTP ${status}`),
  columns: STATUSES.map((status) => ({
    name: `body ${status}`,
    holds: 'the answer is classified as in the table of the test',
  })),
  shownBy: (http, body) => [
    {
      file: 'unit/errors/classify.test.ts',
      title: 'HTTP %i with body status %i is classified as %s',
      values: [http.replace('HTTP ', ''), body.replace('body ', '')],
    },
  ],
};
