/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ENTRIES } from '@/sandbox/service/calls';
import { ALL_CALLS } from '../../../scripts/lib/all-calls';
import { contractGuide } from '../../../scripts/lib/contract-guide';
import { openApiDocument } from '../../../scripts/lib/openapi';

/** The validator is an ES module that Jest cannot load, so it runs in its own process. */
const VALIDATE = `
  import { Validator } from '@seriousme/openapi-schema-validator';
  import { readFileSync } from 'node:fs';
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(readFileSync(0, 'utf8')));
  console.log(JSON.stringify({ valid, errors, version: validator.version }));
`;

function validate(document: unknown): unknown {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', VALIDATE], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

it('the contract is valid OpenAPI 3.1, by an independent validator', () => {
  expect(validate(openApiDocument())).toEqual({ valid: true, version: '3.1' });
});

it('an invalid contract is detected', () => {
  expect(validate({ ...openApiDocument(), paths: { nowhere: 7 } })).toMatchObject({ valid: false });
});

it('the contract names every call once', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
  const named = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(named.toSorted()).toEqual(ALL_CALLS.map(({ name }) => name).toSorted());
  expect(new Set(named).size).toBe(named.length);
});

it('the contract has no reference outside itself', () => {
  const text = JSON.stringify(openApiDocument());
  const { components } = openApiDocument() as { components: Record<string, Record<string, unknown>> };
  for (const [, part = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(Object.keys(components[part] ?? {})).toContain(name);
  }
  expect(text).not.toContain('$defs');
});

it('the contract in docs is current: run `npm run contract` after a change of the schemas', () => {
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractGuide());
});

it('the sandbox answers every call of the contract and no other', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(ENTRIES.map(({ call }) => nameOf(call)).toSorted()).toEqual(
    ALL_CALLS.map(({ call }) => nameOf(call)).toSorted(),
  );
});
