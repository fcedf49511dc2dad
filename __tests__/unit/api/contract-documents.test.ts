/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createDecipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { encryptPayload } from '@/api/cipher';
import { ENTRIES } from '@/sandbox/service/calls';
import { ALL_CALLS } from '../../../scripts/lib/all-calls';
import { MINIMAL_SERVICE, FIRST_CALLS, ENCRYPTED_SAMPLE } from '../../../scripts/lib/contract-minimal-service';
import { contractGuide } from '../../../scripts/lib/contract-guide';
import { CALL_TEXT } from '../../../scripts/lib/call-text';
import { dataExample, EXAMPLE_KEY, requestExample } from '../../../scripts/lib/examples';
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
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', VALIDATE], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

it('the contract is valid OpenAPI 3.1, by an independent validator', () => {
  expect(validate(openApiDocument())).toEqual({ valid: true, version: '3.1' });
});

it('an invalid contract is detected', () => {
  expect(validate({ ...openApiDocument(), paths: { nowhere: 7 } })).toMatchObject({ valid: false });
});

it('the contract contains every call once', () => {
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

type Content = { content: { 'application/json'?: { example?: unknown; examples?: object } } };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; example?: unknown; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref: string }>;
};

const operations = () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  return Object.values(paths).flatMap((methods) => Object.values(methods));
};

it('every operation and every fault has a description and an example', () => {
  const { components } = openApiDocument() as { components: { responses: Record<string, Content> } };
  for (const { operationId, summary, description, parameters, requestBody, responses } of operations()) {
    expect([operationId, summary, description]).toEqual([operationId, ...(CALL_TEXT[operationId] ?? [])]);
    for (const { example } of parameters) expect(example).toBeDefined();
    if (requestBody) expect(requestBody.content['application/json']?.example).toBeDefined();
    const { 200: success, ...faults } = responses;
    if (operationId !== 'getTransactionsFile')
      expect(success!.content['application/json']?.example).toMatchObject({ status: 200 });
    expect(Object.keys(faults).length).toBeGreaterThan(0);
  }
  for (const [status, { content }] of Object.entries(components.responses)) {
    const examples = Object.values(content['application/json']?.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(example).toMatchObject({ summary: expect.any(String), value: { status: Number(status) } });
  }
});

it.each(ALL_CALLS)('the examples of $name match its schemas', ({ name, call }) => {
  expect(call.request.safeParse({ ...requestExample(name, call) }).error).toBeUndefined();
  expect(call.data.safeParse(dataExample(name, call)).error).toBeUndefined();
});

it('the contract includes a field that is named id', () => {
  const remove = operations().find(({ operationId }) => operationId === 'removeNotification')!;
  expect(remove.parameters[0]!.schema).toMatchObject({ contentSchema: { properties: { id: {} }, required: ['id'] } });
});

/** Decrypts by the steps that the guide lists, without crypto-js. */
function decryptBySteps(ciphertext: string, passphrase: string): unknown {
  const bytes = Buffer.from(ciphertext, 'base64');
  expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
  const salted = Buffer.concat([Buffer.from(passphrase), bytes.subarray(8, 16)]);
  const digests: Buffer[] = [];
  for (let round = 0; round < 3; round += 1)
    digests.push(
      createHash('md5')
        .update(digests.at(-1) ?? '')
        .update(salted)
        .digest(),
    );
  const derived = Buffer.concat(digests);
  const cipher = createDecipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32, 48));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]).toString());
}

it('ciphertext can be decrypted by the steps of the guide, and so can the examples', () => {
  expect(decryptBySteps(encryptPayload({ amount: '12.5' }, 'a secret'), 'a secret')).toEqual({ amount: '12.5' });
  const sample = /U2FsdGVkX1\S{20,}/.exec(MINIMAL_SERVICE)![0];
  expect(decryptBySteps(sample, EXAMPLE_KEY)).toEqual(ENCRYPTED_SAMPLE);
  const order = operations().find(({ operationId }) => operationId === 'buyShare')!;
  const { data } = order.responses[200]!.content['application/json']!.example as { data: string };
  expect(decryptBySteps(data, EXAMPLE_KEY)).toMatchObject({ orderNo: 'FNX-000123', payAmount: '124.92' });
});

it('the guide begins with the first calls, in their order', () => {
  const named = [...MINIMAL_SERVICE.matchAll(/\$API\/([\w/-]+)/g)].map(([, path]) => path);
  expect(named.slice(0, FIRST_CALLS.length)).toEqual(FIRST_CALLS.map(({ path }) => path));
  expect(contractGuide().indexOf('## Build a token service in an afternoon')).toBeLessThan(
    contractGuide().indexOf('## Envelope'),
  );
});
