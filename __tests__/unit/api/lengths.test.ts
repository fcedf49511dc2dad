/** @jest-environment node */
import { ALL_CALLS } from '../../../scripts/lib/all-calls';
import { entitySchemas, schemaOf, type JsonSchema } from '../../../scripts/lib/call-schemas';

const ENTITIES = entitySchemas();
const fieldOf = (schema: JsonSchema, name: string) => schema[name] as JsonSchema;
const optionsOf = (schema: JsonSchema) => schema.anyOf as JsonSchema[] | undefined;

function resolved(schema: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined;
  return name === undefined ? schema : resolved(ENTITIES[name]!);
}

type Part = { trail: string; schema: JsonSchema };

function partsOf(given: JsonSchema, trail = ''): Part[] {
  const schema = resolved(given);
  const options = optionsOf(schema);
  if (options) return options.flatMap((option, at) => partsOf(option, `${trail}|${at}`));
  if (schema.type === 'string') return [{ trail, schema }];
  if (schema.type === 'array') return [{ trail, schema }, ...partsOf(fieldOf(schema, 'items'), `${trail}[]`)];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => partsOf(inner, `${trail}.${name}`));
}

const SAMPLES = ['x', '1', '2026-01-01T00:00:00Z', `0x${'a'.repeat(40)}`, `0x${'a'.repeat(64)}`];

function textFor({ pattern, format, enum: words, const: word }: JsonSchema, length?: number): string {
  if (word ?? words) return String(word ?? (words as string[])[0]);
  if (format === 'date-time')
    return length === undefined ? SAMPLES[2]! : `2026-01-01T00:00:00.${'0'.repeat(length - 21)}Z`;
  const fits = (text: string) => typeof pattern !== 'string' || new RegExp(pattern).test(text);
  if (length === undefined) return SAMPLES.find(fits)!;
  return [`${'x'.repeat(length)}`, `1.${'0'.repeat(length - 2)}`].find(fits)!;
}

function sample(given: JsonSchema, target: string, size: number, trail = ''): unknown {
  const schema = resolved(given);
  const options = optionsOf(schema);
  if (options) {
    const wanted = options.findIndex((_, at) => target.startsWith(`${trail}|${at}`));
    const at = Math.max(wanted, 0);
    return sample(options[at]!, target, size, `${trail}|${at}`);
  }
  if (schema.type === 'string') return textFor(schema, trail === target ? size : undefined);
  if (schema.type === 'array') {
    const item = sample(fieldOf(schema, 'items'), target, size, `${trail}[]`);
    return Array.from({ length: trail === target ? size : 1 }, () => item);
  }
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        sample(inner, target, size, `${trail}.${name}`),
      ]),
    );
  return schema.type === 'boolean' ? true : schema.type === 'null' ? null : 1;
}

const CALLS = ALL_CALLS.filter(({ call }) => !call.isFile).map(({ name, call }) => ({
  name,
  call,
  schema: schemaOf(call.data),
}));
const ROWS = CALLS.flatMap(({ name, call, schema }) =>
  partsOf(schema).map((part) => ({ name, call, schema, trail: part.trail, part: part.schema })),
).map((row) => [`${row.name}${row.trail}`, row] as const);

const limitOf = ({ maxItems, maxLength }: JsonSchema) => (maxItems ?? maxLength) as number | undefined;
const isBounded = (schema: JsonSchema) => limitOf(schema) ?? schema.pattern ?? schema.enum ?? schema.const;

test('every list and text of every answer has a maximum length', () => {
  expect(ROWS.length).toBeGreaterThan(200);
  expect(ROWS.filter(([, { part }]) => !isBounded(part)).map(([name]) => name)).toEqual([]);
});

test.each(ROWS.filter(([, { part }]) => limitOf(part)))(
  '%s is accepted at its limit and refused one past it',
  (_name, { call, schema, trail, part }) => {
    const limit = limitOf(part)!;
    expect(call.data.safeParse(sample(schema, trail, limit)).success).toBe(true);
    expect(call.data.safeParse(sample(schema, trail, limit + 1)).success).toBe(false);
  },
);
