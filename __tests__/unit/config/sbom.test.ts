/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomOf, type Lock } from '../../../scripts/lib/sbom';
import { licencesDocument, unexamined } from '../../../scripts/lib/licences';

const read = (name: string) => readFileSync(join(process.cwd(), name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const sbom = sbomOf(lock);

test('the documents in docs are current: run `npm run sbom` after a change of dependencies', () => {
  expect(read('docs/sbom.json')).toBe(`${JSON.stringify(sbom, null, 2)}\n`);
  expect(read('docs/licences.md')).toBe(licencesDocument(lock));
});

test('every licence of a shipped package was examined', () => expect(unexamined(lock)).toEqual([]));

test('a new licence is detected', () => {
  const packages = { '': { version: '1.0.0' }, 'node_modules/odd': { version: '1.0.0', license: 'SSPL-1.0' } };
  expect(unexamined({ name: 'x', version: '1.0.0', packages })).toEqual([
    { licence: 'SSPL-1.0', packages: ['odd 1.0.0'] },
  ]);
});

test('the bill of materials contains what the app depends on, and nothing that only tests and builds need', () => {
  const names = new Set(sbom.components.map(({ name }) => name));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read('package.json')) as Record<string, object>;
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  expect(['jest', 'eslint', 'prettier', 'fast-check', 'msw'].filter((name) => names.has(name))).toEqual([]);
  expect(Object.keys(devDependencies).length).toBeGreaterThan(0);
});

test('each component is listed once, depends only on listed components, and has the registry’s checksum if there is one', () => {
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const unknown = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref));
  expect(unknown).toEqual([]);
  expect(sbom.components.filter((component) => !('hashes' in component)).length).toBeLessThan(5);
});

test('a package is resolved as in Node, beside its parent first', () => {
  const packages = {
    '': { version: '1.0.0', dependencies: { a: '1', b: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/c': { version: '1.0.0', dev: true },
  };
  const { components, dependencies } = sbomOf({ name: 'x', version: '1.0.0', packages });
  expect(components).toHaveLength(3);
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] });
  expect(dependencies).toContainEqual({
    ref: 'pkg:npm/x@1.0.0',
    dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@1.0.0'],
  });
});
