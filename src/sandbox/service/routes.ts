import { Refusal, wrongMethod } from './domain/refusal';
import type { Entry } from './entry';

export type Match = { entry: Entry; pathFields: Record<string, string> };

type Route = { pattern: RegExp; names: string[]; entry: Entry };

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

function routeOf(entry: Entry): Route {
  const names = [...entry.call.path.matchAll(/\{([\w-]+)\}/g)].map((match) => match[1] ?? '');
  const pattern = entry.call.path
    .split(/\{[\w-]+\}/)
    .map(escaped)
    .join('([^/]+)');
  return { pattern: new RegExp(`^${pattern}$`), names, entry };
}

export function createRoutes(entries: readonly Entry[]) {
  const routes = entries.map(routeOf);
  return (method: string, path: string): Match => {
    const found = routes.filter(({ pattern }) => pattern.test(path));
    if (found.length === 0) throw new Refusal(404, 'There is nothing at this address.');
    const route = found.find(({ entry }) => entry.call.method === method);
    if (!route) throw wrongMethod(found.map(({ entry }) => entry.call.method));
    return { entry: route.entry, pathFields: fieldsIn(route, path) };
  };
}

function fieldsIn({ pattern, names }: Route, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decoded(values[index] ?? '')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(404, 'There is nothing at this address.');
  }
}
