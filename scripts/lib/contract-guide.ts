import type { Call } from '@/api/contract';
import { ALL_CALLS, groupOf } from './all-calls';
import { entitySchemas, schemaOf, type JsonSchema } from './call-schemas';
import { GUIDE } from './contract-prose';

export const contractGuide = (): string =>
  [GUIDE, '## Entities', ...entities(), ...groups().flatMap(([group, calls]) => [`## ${group}`, ...calls])]
    .join('\n\n')
    .concat('\n');

const NULLABLE = ' or null';

function typeOf(schema: JsonSchema): string {
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
  if (typeof format === 'string') return format === 'date-time' ? 'date' : format;
  if (typeof pattern === 'string') return SHAPES[pattern] ?? String(type);
  return typeof type === 'string' ? type : 'anything';
}

const SHAPES: Readonly<Record<string, string>> = {
  '^-?\\d{1,60}(\\.\\d+)?$': 'D',
  '^\\d{1,60}(\\.\\d+)?$': 'D, no sign',
  '^\\d{1,30}(\\.\\d{1,18})?$': 'D, at most 18 decimals, no sign',
  '^0x[0-9a-fA-F]{40}$': 'address',
  '^0x[0-9a-fA-F]{64}$': 'hash',
  '^\\d{6}$': 'six digits',
  '^https?:\\/\\/[^\\s/?#@]+$': 'origin',
};

function fieldsIn({ properties = {}, required = [] }: JsonSchema): string {
  const needed = new Set(required as string[]);
  const isNeeded = (name: string, schema: JsonSchema) => needed.has(name) && !('default' in schema);
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => `${name}${isNeeded(name, schema) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const entities = () => Object.entries(entitySchemas()).map(([name, schema]) => `**${name}** \`${fieldsIn(schema)}\``);

const marksOf = ({ access, encrypted, isFile }: Call) =>
  [access === 'public' ? 'public' : 'with a token', encrypted ? 'encrypted' : '', isFile ? 'a file' : '']
    .filter(Boolean)
    .join(', ');

const callText = (call: Call): string =>
  [
    `### ${call.method} ${call.path}`,
    marksOf(call),
    `- request \`${typeOf(schemaOf(call.request))}\``,
    call.isFile ? '- answer: an .xlsx file; a refusal has the envelope' : `- data \`${typeOf(schemaOf(call.data))}\``,
  ].join('\n');

function groups(): [string, string[]][] {
  const names = [...new Set(ALL_CALLS.map(({ call }) => groupOf(call)))];
  return names.map((group) => [
    group,
    ALL_CALLS.filter(({ call }) => groupOf(call) === group).map(({ call }) => callText(call)),
  ]);
}
