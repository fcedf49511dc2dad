/** @jest-environment node */
import { ALL_CALLS } from '../../../scripts/lib/all-calls';
import { ROUTES } from '@/config/routes';
import { routeOf } from '@/monitoring/route-of';

const labelOf = (target: string) => {
  const { route, kind } = routeOf(target);
  return `${kind} ${route}`;
};

test.each([
  ['/', 'page /'],
  ['/price/?utm=mail', 'page /price'],
  ['/blog/caf%C3%A9/some-news', 'page /blog/[dugs]/[slug]'],
  ['/_next/data/release/price.json', 'page-data /_next/data/*'],
  ['/_next/static/chunks/main.js', 'file /_next/static/*'],
  ['/api/health', 'other /api/health'],
  ['/api/rpc/1', 'node /api/rpc/*'],
  ['/api/v1/wallet/buyShare?orderId=42', 'service /api/v1/wallet/buyShare'],
  ['/api/v1/someone@bank.example', 'service /api/v1/*'],
  ['/someone@bank.example', 'other other'],
  ['/__proto__', 'other other'],
])('a request for %s is counted as %s', (target, label) => {
  expect(labelOf(target)).toBe(label);
});

test('each page and each call of the contract has its own label', () => {
  for (const { path } of ROUTES) expect(routeOf(path)).toEqual({ route: path, kind: 'page' });
  for (const { call } of ALL_CALLS) {
    const sent = call.path.replace(/\{\w+\}/g, '42');
    expect(labelOf(`/api/v1/${sent}`)).toBe(`service /api/v1/${call.path.replace(/(?<=.)\/$/, '')}`);
  }
});
