import type { Call } from '@/api/contract';
import { ALL_CALLS, groupOf, pathFieldsOf, travelsInQuery } from './all-calls';
import { CALL_TEXT, TAG_TEXT } from './call-text';
import { entitySchemas, schemaOf, type JsonSchema } from './call-schemas';
import { dataExample, EXAMPLE_KEY, fieldExample, requestExample, encryptedExample } from './examples';
import { faultResponses, faultsOf, envelope } from './openapi-faults';

const VERSION = '1.0.0';
const SEALED_TEXT = 'crypto-js AES with a passphrase ("Salted__", base64); the passphrase is `secretKey` of the token';

/** `plain` is the decrypted content of the example. */
const encryptedSchema = (schema: JsonSchema, plain: unknown): JsonSchema => ({
  type: 'string',
  description: SEALED_TEXT,
  contentMediaType: 'application/json',
  contentSchema: { ...schema, examples: [plain] },
});

const json = (schema: JsonSchema, example: unknown) => ({ content: { 'application/json': { schema, example } } });

const fieldsOf = (schema: JsonSchema) => ({
  properties: (schema.properties ?? {}) as Record<string, JsonSchema>,
  required: new Set((schema.required ?? []) as string[]),
});

function parametersOf(name: string, call: Call): JsonSchema[] {
  const { properties, required } = fieldsOf(schemaOf(call.request));
  const inPath = new Set(pathFieldsOf(call));
  const path = [...inPath].map((field) => {
    const schema = properties[field] ?? { type: 'string' };
    return { name: field, in: 'path', required: true, schema, example: fieldExample(field, schema) };
  });
  if (!travelsInQuery(call)) return path;
  if (call.encrypted) {
    const plain = requestExample(name, call);
    const schema = encryptedSchema(schemaOf(call.request), plain);
    return [...path, { name: 'payload', in: 'query', required: true, schema, example: encryptedExample(plain) }];
  }
  const query = Object.entries(properties)
    .filter(([field]) => !inPath.has(field))
    .map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: required.has(field),
      schema,
      example: fieldExample(field, schema),
    }));
  return [...path, ...query];
}

function bodyOf(name: string, call: Call): JsonSchema {
  if (travelsInQuery(call)) return {};
  const whole = schemaOf(call.request);
  const inPath = new Set(pathFieldsOf(call));
  const { properties, required } = fieldsOf(whole);
  const withoutPath: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
    required: [...required].filter((name) => !inPath.has(name)),
  };
  // A request that is a union has no fields in its path.
  const schema = whole.anyOf === undefined ? withoutPath : whole;
  const example = Object.fromEntries(
    Object.entries(requestExample(name, call)).filter(([field]) => !inPath.has(field)),
  );
  if (!call.encrypted) return { requestBody: { required: true, ...json(schema, example) } };
  const content = { type: 'object', required: ['payload'], properties: { payload: encryptedSchema(schema, example) } };
  return { requestBody: { required: true, ...json(content, { payload: encryptedExample(example) }) } };
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const SUCCESS = 'The call succeeded.';

function answerOf(name: string, call: Call): JsonSchema {
  if (call.isFile)
    return { description: 'The file.', content: { [SHEET]: { schema: { type: 'string', format: 'binary' } } } };
  const data = schemaOf(call.data);
  const example = dataExample(name, call);
  const whole = (content: unknown) => ({ status: 200, message: 'Success', data: content });
  return call.encrypted
    ? { description: SUCCESS, ...json(envelope(encryptedSchema(data, example)), whole(encryptedExample(example))) }
    : { description: SUCCESS, ...json(envelope(data), whole(example)) };
}

function operationOf(name: string, call: Call): JsonSchema {
  const faults = faultsOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }] as const);
  const [summary, description] = CALL_TEXT[name] ?? [];
  return {
    operationId: name,
    summary,
    description,
    tags: [groupOf(call)],
    security: call.access === 'user' ? [{ token: [], bearer: [] }] : [],
    parameters: parametersOf(name, call),
    ...bodyOf(name, call),
    responses: { 200: answerOf(name, call), ...Object.fromEntries(faults) },
  };
}

function pathsOf(): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const { name, call } of ALL_CALLS) {
    const path = `/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return paths;
}

export const openApiDocument = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'FNX token service',
    version: VERSION,
    description: [
      'What the FNX web app expects of the token service that it runs against. See contract.md for the rules.',
      `The encrypted examples decrypt with the secretKey ${EXAMPLE_KEY}.`,
    ].join(' '),
  },
  servers: [{ url: '/api/v1' }],
  tags: [...new Set(ALL_CALLS.map(({ call }) => groupOf(call)))].map((name) => ({
    name,
    description: TAG_TEXT[name],
  })),
  paths: pathsOf(),
  components: {
    schemas: entitySchemas(),
    responses: faultResponses(),
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token' },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
});
