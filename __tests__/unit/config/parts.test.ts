import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(process.cwd(), 'src');
const parts = readdirSync(path.join(SRC, 'parts')).map((name) => name.replace(/\.tsx?$/, ''));

const importsOf = (folder: string): string =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SRC, folder, file), 'utf8'))
    .join('\n');
const users = [...readdirSync(path.join(SRC, 'features')).map((name) => `features/${name}`), 'shell'].map(
  (folder) => [folder, importsOf(folder)] as const,
);

it.each(parts)('the part %s is used by two features, or by a feature and the shell', (part) => {
  const using = users.filter(([, imports]) => new RegExp(`from '@/parts/${part}['/]`).test(imports));
  expect(using.map(([folder]) => folder).length).toBeGreaterThan(1);
});

it('src/parts has no index file', () => {
  expect(parts).not.toContain('index');
});
