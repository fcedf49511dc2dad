import * as contract from '@/api/contract';
import { ROUTES } from '@/config/routes';
import type { RequestKind } from './meters';

type Matched = Readonly<{ route: string; kind: RequestKind }>;

/** Paths that are not pages. A star at the end matches the rest of any path. */
const OTHERS: Readonly<Record<string, RequestKind>> = {
  '/_next/static/*': 'file',
  '/_next/data/*': 'page-data',
  '/cards/*': 'file',
  '/engraved/*': 'file',
  '/papers/*': 'file',
  '/robots.txt': 'other',
  '/sitemap.xml': 'other',
  '/rss.xml': 'other',
  '/manifest.webmanifest': 'other',
  '/api/config': 'other',
  '/api/ens': 'node',
  '/api/health': 'other',
  '/api/health/live': 'other',
  '/api/health/ready': 'other',
  '/api/reports': 'other',
  '/api/rpc/*': 'node',
  '/api/search-texts': 'other',
  '/api/v1/*': 'service',
};
const UNKNOWN: Matched = { route: 'other', kind: 'other' };

const withoutFinalSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
const pathOf = (value: unknown): readonly string[] => {
  const { path, method } = Object(value);
  return typeof path === 'string' && typeof method === 'string' ? [`/api/v1/${withoutFinalSlash(path)}`] : [];
};
const CALLS = [...new Set(Object.values(contract).flatMap(pathOf))];

const named = (route: string, kind: RequestKind) => [route, { route, kind }] as const;
const EXACT: ReadonlyMap<string, Matched> = new Map([
  ...ROUTES.map(({ path }) => named(path, 'page')),
  ...Object.entries(OTHERS).map(([route, kind]) => named(route, kind)),
  ...CALLS.map((route) => named(route, 'service')),
]);

const PATTERNS = [...EXACT.values()]
  .filter(({ route }) => /[[{]/.test(route))
  .map((matched) => ({
    matched,
    pattern: new RegExp(`^${matched.route.replace(/\[\w+\]|\{\w+\}/g, '[^/]+')}$`),
  }));
const PREFIXES = [...EXACT.values()]
  .filter(({ route }) => route.endsWith('*'))
  .map((matched) => ({ matched, prefix: matched.route.slice(0, -1) }));

/** Returns the pattern of a request's path, which never contains what a visitor has typed. */
export function routeOf(target: string): Matched {
  const [sent = ''] = target.split('?');
  const path = withoutFinalSlash(sent);
  return (
    EXACT.get(path) ??
    PATTERNS.find(({ pattern }) => pattern.test(path))?.matched ??
    PREFIXES.find(({ prefix }) => path.startsWith(prefix))?.matched ??
    UNKNOWN
  );
}
