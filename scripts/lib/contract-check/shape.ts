import { isoDate } from '@/api/contract/shared/scalars';
import { entitySchemas, SHARED, type JsonSchema } from '../call-schemas';
import { typeOf } from '../type-text';

type Kind = 'type' | 'missing' | 'length' | 'value';

/** A place in an answer that does not match its schema. `field` is a path such as `data.docs[0].createdAt`. */
export type Mismatch = { field: string; kind: Kind; words: string };

const ENTITIES = entitySchemas();

export function resolved(schema: JsonSchema): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? resolved(ENTITIES[$ref.replace(SHARED, '')] ?? {}) : schema;
}

const MAX_SHOWN = 60;

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'absent';
  const whole = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return value === null || value === undefined ? whole : `the ${typeof value} ${whole}`;
}

const NAMES: Readonly<Record<string, string>> = {
  D: 'D, a decimal string such as "12.5"',
  'D, no sign': 'D without a sign, a decimal string such as "12.5"',
  date: 'a date in ISO 8601 with Z or an offset',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

function expected(given: JsonSchema): string {
  const schema = resolved(given);
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).map(expected).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => expected({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return 'a list';
  if (schema.type === 'object') return 'an object';
  if ('not' in schema) return 'no such field';
  const name = typeOf(schema);
  return NAMES[name] ?? name;
}

const isOfType = (value: unknown, type: unknown): boolean => {
  if (Array.isArray(type)) return type.some((one) => isOfType(value, one));
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === undefined || typeof value === type;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

function textMismatches(schema: JsonSchema, text: string, field: string): Mismatch[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema as { [keyword: string]: number & string };
  if (text.length > maxLength)
    return [{ field, kind: 'length', words: `has ${text.length} characters. The contract allows ${maxLength}.` }];
  if (format === 'date-time' && WITHOUT_ZONE.test(text))
    return [{ field, kind: 'value', words: `is ${JSON.stringify(text)}, a date without a zone. Add Z or an offset.` }];
  const isValid =
    text.length >= minLength &&
    (format !== 'date-time' || isoDate.safeParse(text).success) &&
    (format !== 'date' || DAY.test(text)) &&
    (pattern === undefined || new RegExp(pattern).test(text));
  if (isValid) return [];
  const wanted = text.length < minLength ? 'a text that is not empty' : expected(schema);
  return [{ field, kind: 'value', words: `is ${shown(text)}. The contract requires ${wanted}.` }];
}

function listMismatches({ items, maxItems }: JsonSchema, list: readonly unknown[], field: string): Mismatch[] {
  const inside = list.flatMap((item, at) => mismatches((items ?? {}) as JsonSchema, item, `${field}[${at}]`));
  if (typeof maxItems !== 'number' || list.length <= maxItems) return inside;
  const words = `has ${list.length} entries. The contract allows ${maxItems}.`;
  return [{ field, kind: 'length', words }, ...inside];
}

/** A field with a default may be absent or null, because the app then uses the default. */
function fieldMismatches(schema: JsonSchema, value: object, field: string): Mismatch[] {
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const fields = value as Record<string, unknown>;
  return properties.flatMap(([name, inner]) => {
    const isOptional = !required.has(name) || 'default' in inner;
    const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (isOptional && (found === undefined || (found === null && 'default' in inner))) return [];
    if (found !== undefined) return mismatches(inner, found, `${field}.${name}`);
    const words = `is missing. The contract requires ${expected(inner)}.`;
    return [{ field: `${field}.${name}`, kind: 'missing' as const, words }];
  });
}

function unionMismatches(options: readonly JsonSchema[], value: unknown, field: string): Mismatch[] {
  const fitting = options.map(resolved).filter(({ type }) => isOfType(value, type));
  if (fitting.length === 0) {
    const words = `is ${shown(value)}. The contract requires ${options.map(expected).join(' or ')}.`;
    return [{ field, kind: 'type', words }];
  }
  const found = fitting.map((option) => mismatches(option, value, field));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns each place where `value` does not match the JSON schema of docs/openapi.json. */
export function mismatches(given: JsonSchema, value: unknown, field = 'data'): Mismatch[] {
  const schema = resolved(given);
  if (Array.isArray(schema.anyOf)) return unionMismatches(schema.anyOf as JsonSchema[], value, field);
  if ('not' in schema || !isOfType(value, schema.type))
    return [{ field, kind: 'type', words: `is ${shown(value)}. The contract requires ${expected(schema)}.` }];
  if (typeof value === 'string') return textMismatches(schema, value, field);
  if (Array.isArray(value)) return listMismatches(schema, value, field);
  if (typeof value === 'object' && value !== null) return fieldMismatches(schema, value, field);
  if (typeof value === 'number' && typeof schema.minimum === 'number' && value < schema.minimum)
    return [{ field, kind: 'value', words: `is ${value}. The contract requires at least ${schema.minimum}.` }];
  return [];
}
