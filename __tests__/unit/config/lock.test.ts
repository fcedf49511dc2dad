import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, missingFrom, type Packages } from '../../../scripts/lib/lock';

const lock = JSON.parse(readFileSync(join(process.cwd(), 'package-lock.json'), 'utf8')) as { packages: Packages };

test('the lock has the binaries of every system, so that `npm ci` works on each (else `npm run lock`)', () => {
  expect(missingFrom(lock.packages).map(({ name }) => name)).toEqual([]);
});

test('a missing binary is added with its version and its system, and is as optional as its parent requires', () => {
  const packages: Packages = {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/darwin-arm64': '1.2.3',
        '@tool/linux-arm-gnueabihf': '1.2.3',
        '@tool/binding-linux-x64-musl': '1.2.3',
        'tool-win32-amd64': '1.2.3',
        known: '2.0.0',
      },
    },
    'node_modules/tool/node_modules/known': { version: '2.0.0', optional: true },
  };
  const added = { version: '1.2.3', dev: true, optional: true };
  const after = completed(packages);
  expect(after).toEqual({
    ...packages,
    'node_modules/@tool/darwin-arm64': { ...added, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@tool/linux-arm-gnueabihf': { ...added, os: ['linux'], cpu: ['arm'], libc: ['glibc'] },
    'node_modules/@tool/binding-linux-x64-musl': { ...added, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/tool-win32-amd64': { ...added, os: ['win32'], cpu: ['x64'] },
  });
  expect(Object.keys(after)[0]).toBe('');
  expect(missingFrom(after)).toEqual([]);
});

test('a binary whose name contains no known system is an error', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { addon: '1.0.0' } } };
  expect(() => completed(packages)).toThrow('The package name addon contains no known system');
});
