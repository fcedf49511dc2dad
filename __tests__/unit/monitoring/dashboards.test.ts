/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createMetrics } from '@/monitoring/prometheus';
import { routeOf } from '@/monitoring/route-of';

const ALERTS = 'deploy/monitoring/alerts.yml';
const BOARD = 'deploy/monitoring/grafana.json';

const namesIn = (text: string) => new Set(text.match(/\b(?:fnx|nodejs|process)_[a-z\d_]+/g));

/** Prometheus appends these suffixes to the name of a histogram. */
const familyOf = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

test.each([ALERTS, BOARD])('%s uses only metrics that an instance has', async (path) => {
  const known = namesIn(await createMetrics().text());
  const used = [...namesIn(readFileSync(path, 'utf8'))];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !known.has(name) && !known.has(familyOf(name)))).toEqual([]);
});

test('each panel of the dashboard has its own number and at least one query', () => {
  const { panels } = JSON.parse(readFileSync(BOARD, 'utf8'));
  const ids = panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
});

test('the alert about failed requests leaves out the page that always answers 500', () => {
  const [, leftOut = ''] = /fnx_requests_total\{[^}]*route!~"([^"]*)"/.exec(readFileSync(ALERTS, 'utf8')) ?? [];
  const isLeftOut = (route: string) => new RegExp(`^(?:${leftOut})$`).test(route);
  expect(isLeftOut(routeOf('/500?x').route)).toBe(true);
  expect(['/', 'other', '/kyc'].filter(isLeftOut)).toEqual([]);
});
