/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** Each rule must reject one offence in an existing file, because a rule that never fires is useless. */
const OFFENCES: [string, string, string, string][] = [
  ['ui imports a feature', 'src/ui/stat.tsx', "import '@/features/auth';", 'import-x/no-restricted-paths'],
  [
    'a feature imports another',
    'src/features/auth/index.ts',
    "import '@/features/portfolio';",
    'import-x/no-restricted-paths',
  ],
  ['the client imports the session', 'src/api/client.ts', "import '@/session/store';", 'import-x/no-restricted-paths'],
  [
    'the journal of transactions imports the watch',
    'src/tx/journal/entry.ts',
    "import '../watch/watch';",
    'import-x/no-restricted-paths',
  ],
  ['a page imports the sandbox', 'pages/index.tsx', "import '@/sandbox/sandbox';", 'import-x/no-restricted-paths'],
  [
    'the sandbox imports the client',
    'src/sandbox/sandbox.ts',
    "import '@/api/client';",
    'import-x/no-restricted-paths',
  ],
  [
    'a feature imports from the page data of the server',
    'src/features/auth/index.ts',
    "import '@/server/page-data/figures';",
    'import-x/no-restricted-paths',
  ],
  ['a feature imports wagmi', 'src/features/auth/index.ts', "import 'wagmi';", 'no-restricted-imports'],
  ['ui imports the router', 'src/ui/stat.tsx', "import 'next/router';", 'no-restricted-imports'],
  [
    'a file inside a feature is imported',
    'src/shell/footer.tsx',
    "import '@/features/auth/model/login-flow';",
    'no-restricted-imports',
  ],
  ['classic zod', 'src/api/client.ts', "import 'zod';", 'no-restricted-imports'],
  ['a physical property', 'src/ui/stat.tsx', 'export const a = { marginLeft: 4 };', 'no-restricted-syntax'],
  ['a physical alignment', 'src/ui/stat.tsx', "export const a = { textAlign: 'left' };", 'no-restricted-syntax'],
  ['a float in money', 'src/utils/money.ts', "export const a = parseFloat('1');", 'no-restricted-syntax'],
  [
    'a link judged by its prefix',
    'src/ui/stat.tsx',
    "export const a = (url: string) => url.startsWith('/');",
    'no-restricted-syntax',
  ],
  [
    'a link judged by a pattern of its prefix',
    'src/ui/stat.tsx',
    'export const a = (url: string) => /^\\/(?!\\/)/.test(url);',
    'no-restricted-syntax',
  ],
  ['a comment in the old dialect', 'src/ui/stat.tsx', '/** It mends itself, by itself. */', 'fnx/plain-words'],
  [
    'a test title in the old dialect',
    'src/ui/stat.tsx',
    "test('nobody is there', () => undefined);",
    'fnx/plain-words',
  ],
  ['a name in the old dialect', 'src/ui/stat.tsx', 'export const isTold = true;', 'fnx/plain-words'],
  [
    'a lookup by any key',
    'src/ui/stat.tsx',
    'export const a = (table: Record<string, string>, key: string) => table[key];',
    'fnx/safe-lookup',
  ],
  [
    'a check for any key',
    'src/ui/stat.tsx',
    'export const a = (table: Record<string, string>, key: string) => key in table;',
    'fnx/safe-lookup',
  ],
  [
    'a formatted text is split',
    'src/ui/moment.tsx',
    "import { formatDay } from '@/utils/dates';\nexport const a = formatDay('2026-11-23').split('/')[0];",
    'fnx/no-parsing-formatted-text',
  ],
  [
    'a formatted text is compared through a variable',
    'src/ui/moment.tsx',
    "const day = new Intl.DateTimeFormat().format(new Date(0));\nexport const a = day === '1970-01-01';",
    'fnx/no-parsing-formatted-text',
  ],
  [
    'a formatted text is parsed',
    'src/ui/moment.tsx',
    'export const a = Date.parse(new Date(0).toLocaleDateString());',
    'fnx/no-parsing-formatted-text',
  ],
  [
    'a locale is used because it formats as YYYY-MM-DD',
    'src/ui/moment.tsx',
    "export const a = new Intl.DateTimeFormat('en-CA').format(new Date(0));",
    'fnx/no-parsing-formatted-text',
  ],
  ['a long file', 'src/ui/stat.tsx', '\n'.repeat(260), 'max-lines'],
  ['a long page', 'pages/index.tsx', '\n'.repeat(50), 'max-lines'],
  ['a note about later work', 'src/ui/stat.tsx', `// ${'TO'}${'DO'}: later`, 'no-warning-comments'],
];

const SCRIPT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [, filePath, text] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(text, { filePath });
    found.push(result.messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(found));
`;

let found: (string | null)[][];
beforeAll(() => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, JSON.stringify(OFFENCES)], {
    encoding: 'utf8',
  });
  found = JSON.parse(output);
}, 120_000);

test.each(OFFENCES.map(([name, , , rule], index) => [name, rule, index] as const))(
  'ESLint reports “%s” by the rule %s',
  (_name, rule, index) => {
    expect(found[index]).toContain(rule);
  },
);
