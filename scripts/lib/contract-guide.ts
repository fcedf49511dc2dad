import type { Call } from '@/api/contract';
import { ALL_CALLS, groupOf } from './all-calls';
import { entitySchemas, schemaOf } from './call-schemas';
import { GUIDE } from './contract-prose';
import { fieldsIn, typeOf } from './type-text';

export const contractGuide = (): string =>
  [GUIDE, '## Entities', ...entities(), ...groups().flatMap(([group, calls]) => [`## ${group}`, ...calls])]
    .join('\n\n')
    .concat('\n');

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
