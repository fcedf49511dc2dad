import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppError } from '@/errors/app-error';
import { report } from '@/errors/report';
import { sendReports } from '@/shell/deferred/send-reports';
import { APP_CONFIG } from '../../support/app-config';
import { server, useServer } from '../../support/service';

jest.mock('next/router', () => ({ __esModule: true, default: { pathname: '/blog/[dugs]/[slug]' } }));

useServer();

let reports: Record<string, unknown>[];
let stop: () => void;

beforeEach(() => {
  reports = [];
  jest.spyOn(console, 'warn').mockImplementation();
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...APP_CONFIG, takesReports: true })),
    http.post('*/api/reports', async ({ request }) => {
      reports.push((await request.json()) as Record<string, unknown>);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('faults are sent once, by the route’s pattern and without personal data', async () => {
  stop = sendReports();
  report('deferred part', new Error('Loading chunk 7 failed for ada@bank.example'));
  const error = new TypeError('x is not a function');
  error.stack = `TypeError: x\n    at f (${window.location.origin}/_next/static/chunks/main.js:1:2)`;
  uncaught(error);
  uncaught(error);
  await waitFor(() => expect(reports).toHaveLength(2));
  await settle();
  const facts = { kind: 'error', page: '/blog/[dugs]/[slug]', release: 'unknown' };
  expect(reports).toEqual([
    {
      ...facts,
      where: 'deferred part',
      message: 'Error: Loading chunk 7 failed for (e-mail)',
      stack: expect.any(String),
    },
    {
      ...facts,
      where: 'uncaught',
      message: 'TypeError: x is not a function',
      stack: 'at f (/_next/static/chunks/main.js:1:2)',
    },
  ]);
});

test('a resource that the security policy has blocked is reported by its origin', async () => {
  stop = sendReports();
  const blocked = { effectiveDirective: 'img-src', blockedURI: 'https://x.example/a?token=1', sourceFile: '' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), blocked));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ kind: 'policy', where: 'img-src', message: 'https://x.example' });
});

test('failed calls, thrown values that are not errors, and faults of extensions are not sent', async () => {
  stop = sendReports();
  report('share price', new AppError({ kind: 'offline' }));
  uncaught('a text');
  const error = new Error('extension');
  error.stack = 'Error: extension\n    at chrome-extension://abc/content.js:1:2';
  uncaught(error);
  await settle();
  expect(reports).toEqual([]);
});

test('one page sends at most ten reports', async () => {
  stop = sendReports();
  for (let count = 0; count < 20; count += 1) uncaught(new Error(`fault ${count}`));
  await waitFor(() => expect(reports).toHaveLength(10));
  await settle();
  expect(reports).toHaveLength(10);
});
