import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const OFFENCES: [name: string, text: string, rule: string][] = [
  ['a wrong type', 'export const a: number = "text";', 'typescript(TS2322)'],
  ['an index that may be missing', 'export const a = (all: string[]): string => all[0];', 'typescript(TS2322)'],
  ['a promise that nobody awaits', 'void 0;\nPromise.resolve();', 'typescript(no-floating-promises)'],
  [
    'a promise as a condition',
    'export const a = (is: () => Promise<boolean>) => (is() ? 1 : 2);',
    'typescript(no-misused-promises)',
  ],
  [
    'an async callback whose promise is dropped',
    'export const a = (all: string[]) => all.forEach(async () => undefined);',
    'typescript(no-misused-promises)',
  ],
  [
    'a switch that lacks a case',
    "export function a(one: 'x' | 'y') {\n  switch (one) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}",
    'typescript(switch-exhaustiveness-check)',
  ],
];

/** The rules that `npm run types` reports in each offence. */
function rulesOfOffences(): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'fnx-types-'));
  try {
    for (const name of ['tsconfig.json', '.oxlintrc.json']) cpSync(name, join(folder, name));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const files = OFFENCES.map(([, text], index) => {
      writeFileSync(join(folder, `${index}.ts`), text);
      return `${index}.ts`;
    });
    const oxlint = resolve('node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format=json', ...files], { cwd: folder, encoding: 'utf8' });
    const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
    return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let found: string[][];
beforeAll(() => {
  found = rulesOfOffences();
});

test.each(OFFENCES.map(([name, , rule], index) => [name, rule, index] as const))(
  '`npm run types` reports %s by %s',
  (_name, rule, index) => {
    expect(found[index]).toContain(rule);
  },
);
