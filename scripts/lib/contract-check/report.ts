import type { Report, Result } from './run';

const PATH_WIDTH = 56;
const LABEL_WIDTH = 8;

const size = (bytes: number) => (bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} KiB`);

function lineOf({ method, path, about, isEncrypted, status, ms, bytes, skipped, differences }: Result): string {
  const label = skipped ? 'skipped' : differences.length > 0 ? 'DIFFERS' : 'ok';
  const name = [method.padEnd(4), path, about && `(${about})`].filter(Boolean).join(' ');
  const facts = skipped
    ? [skipped]
    : [
        status ?? '',
        ms === undefined ? '' : `${ms} ms`,
        bytes === undefined ? '' : size(bytes),
        isEncrypted ? 'encrypted' : '',
      ];
  return `${label.padEnd(LABEL_WIDTH)}${name.padEnd(PATH_WIDTH)} ${facts.filter((fact) => fact !== '').join('  ')}`;
}

const wordsOf = ({ differences }: Result): string[] =>
  differences.flatMap(({ field, words, app }) => [
    `${' '.repeat(LABEL_WIDTH)}${[field, words].filter(Boolean).join(' ')}`,
    `${' '.repeat(LABEL_WIDTH)}  ${app}`,
  ]);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function textOf({ service, results, differences }: Report): string {
  const skipped = results.filter((result) => result.skipped).length;
  const made = results.length - skipped;
  return [
    `The contract against ${service}`,
    '',
    ...results.flatMap((result) => [lineOf(result), ...wordsOf(result)]),
    '',
    [counted(made, 'check', 'checks'), counted(differences, 'difference', 'differences'), `${skipped} skipped`].join(
      ', ',
    ),
  ].join('\n');
}
