import type { JsonSchema } from './call-schemas';

const NULLABLE = ' or null';

/** Returns a type in the notation of `docs/contract.md`. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, enum: values, type, items, anyOf, format, pattern, const: constant } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(', ');
  if (Array.isArray(anyOf))
    return (anyOf as JsonSchema[])
      .map(typeOf)
      .join(' or ')
      .replace(/ or null$/, NULLABLE);
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one as string })).join(' or ');
  if (type === 'array') return `list of ${typeOf((items ?? {}) as JsonSchema)}`;
  if (type === 'object') return fieldsIn(schema);
  if (typeof format === 'string') return FORMATS[format] ?? format;
  if (typeof pattern === 'string') return SHAPES[pattern] ?? String(type);
  return typeof type === 'string' ? type : 'anything';
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date', date: 'day' };

const SHAPES: Readonly<Record<string, string>> = {
  '^-?\\d{1,60}(\\.\\d+)?$': 'D',
  '^\\d{1,60}(\\.\\d+)?$': 'D, no sign',
  '^\\d{1,30}(\\.\\d{1,18})?$': 'D, at most 18 decimals, no sign',
  '^0x[0-9a-fA-F]{40}$': 'address',
  '^0x[0-9a-fA-F]{64}$': 'hash',
  '^\\d{6}$': 'six digits',
  '^https?:\\/\\/[^\\s/?#@]+$': 'origin',
};

export function fieldsIn({ properties = {}, required = [] }: JsonSchema): string {
  const needed = new Set(required as string[]);
  const isNeeded = (name: string, schema: JsonSchema) => needed.has(name) && !('default' in schema);
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => `${name}${isNeeded(name, schema) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
