import { fromRoot } from '../root';
import { run } from '../run';
import { casesOf, type FaultTable, type ShownBy } from './case';
import { patternOf } from './judge';

const REPORTER = fromRoot('scripts', 'lib', 'faults', 'shown-tests.mjs');

export const chosenBy = (tables: readonly FaultTable[], word: string) =>
  tables.flatMap(casesOf).filter(({ id }) => id === word || id.startsWith(`${word} `) || id.startsWith(`${word}:`));

/** Both runners match a pattern against the titles of the groups and the test, joined by spaces. */
const fullPattern = (shown: ShownBy) =>
  `${shown.group === undefined ? '' : `${patternOf({ title: shown.group })}.* `}${patternOf(shown)}`;

export type Command = { runner: 'jest' | 'playwright'; project: string; files: string[]; pattern: string };

/** Returns one command for each runner and project. */
export function commandsFor(tests: readonly ShownBy[]): Command[] {
  const projectOf = ({ file }: ShownBy) => file.split('/')[0] ?? '';
  return [...new Set(tests.map(projectOf))].map((project) => {
    const own = tests.filter((shown) => projectOf(shown) === project);
    return {
      runner: project === 'e2e' ? 'playwright' : 'jest',
      project,
      files: [...new Set(own.map(({ file }) => `__tests__/${file}`))],
      pattern: [...new Set(own.map(fullPattern))].join('|'),
    };
  });
}

function start({ runner, project, files, pattern }: Command): Promise<boolean> {
  if (runner === 'jest') {
    const jest = fromRoot('node_modules', 'jest', 'bin', 'jest.js');
    return run(process.execPath, [
      jest,
      ...files,
      '--selectProjects',
      project,
      '--testNamePattern',
      pattern,
      `--reporters=${REPORTER}`,
    ]);
  }
  const args = ['run', '--silent', 'test:e2e', '--', ...files, '--project=desktop', '--grep', pattern];
  return run('npm', args);
}

export async function runCases(tables: readonly FaultTable[], word: string): Promise<boolean> {
  const cases = chosenBy(tables, word);
  if (cases.length === 0) throw new Error(`No case has an id that begins with ${word}. See docs/faults.md.`);
  for (const { id, fault, holds } of cases) console.log(`${id}: ${fault}. ${holds}`);
  const commands = commandsFor(cases.flatMap(({ shownBy }) => shownBy));
  const outcomes: boolean[] = [];
  for (const command of commands) outcomes.push(await start(command));
  return outcomes.length > 0 && outcomes.every(Boolean);
}
