export type Thing = { '@type': string; [property: string]: unknown };

const WEB: ReadonlySet<string> = new Set(['http:', 'https:']);

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const whole: Check = (value) => typeof value === 'string' && URL.canParse(value) && WEB.has(new URL(value).protocol);
const moment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const thing =
  (type: string): Check =>
  (value) =>
    faultsOf(value, type).length === 0;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);

type Rules = { needs: Record<string, Check>; may?: Record<string, Check> };

/**
 * For each type, the properties that search engines require and those that this site uses. Any other property is
 * treated as a typo.
 */
const RULES: Record<string, Rules> = {
  Organization: { needs: { name: text }, may: { '@id': whole, url: whole, logo: whole, description: text } },
  BreadcrumbList: { needs: { itemListElement: listOf(thing('ListItem')) } },
  ListItem: { needs: { position: Number.isInteger, name: text, item: whole } },
  FAQPage: { needs: { mainEntity: listOf(thing('Question')) }, may: { '@id': whole } },
  Question: { needs: { name: text, acceptedAnswer: thing('Answer') } },
  Answer: { needs: { text } },
  Article: {
    needs: { headline: text, image: whole, author: thing('Organization'), publisher: thing('Organization') },
    may: {
      '@id': whole,
      description: text,
      datePublished: moment,
      inLanguage: text,
      keywords: listOf(text),
      mainEntityOfPage: whole,
    },
  },
};

function faultsOf(value: unknown, expected?: string): string[] {
  const { '@type': type, ...properties }: Partial<Thing> = Object(value);
  const rules = type === undefined ? undefined : RULES[type];
  if (!rules || (expected && type !== expected)) return [`${String(type)} is in place of ${expected ?? 'a type'}`];
  const checks = { ...rules.may, ...rules.needs };
  return [
    ...Object.keys(rules.needs).flatMap((name) => (name in properties ? [] : [`${type} has no ${name}`])),
    ...Object.entries(properties).flatMap(([name, found]) =>
      checks[name]?.(found) ? [] : [`${type}.${name} does not fit`],
    ),
  ];
}

export function expectGraph(source: string): Thing[] {
  const { '@context': context, '@graph': graph, ...others } = JSON.parse(source);
  expect(context).toBe('https://schema.org');
  expect(others).toEqual({});
  expect(graph.flatMap((one: unknown) => faultsOf(one))).toEqual([]);
  for (const { itemListElement: steps } of graph.filter((one: Thing) => one['@type'] === 'BreadcrumbList'))
    expect(steps.map(({ position }: Thing) => position)).toEqual(steps.map((_step: Thing, index: number) => index + 1));
  return graph;
}
