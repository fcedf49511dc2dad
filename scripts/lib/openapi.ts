import type { Call } from '@/api/contract';
import { ALL_CALLS, groupOf, pathFieldsOf, travelsInQuery } from './all-calls';
import { entitySchemas, schemaOf, type JsonSchema } from './call-schemas';

const VERSION = '1.0.0';
const SEALED_TEXT = 'crypto-js AES with a passphrase ("Salted__", base64); the passphrase is `secretKey` of the token';

const REFUSALS: Readonly<Record<string, { description: string; data?: JsonSchema }>> = {
  400: {
    description: 'The form is not right: a message for each field.',
    data: { errors: { type: 'object', additionalProperties: { type: 'string' } } },
  },
  401: { description: 'The token is missing, wrong or expired.' },
  403: {
    description:
      'A gate is shut: KYC, TERMS, WALLET, COUNTRY, UNVERIFIED (with sessionId and next) or LOCKED (with retryAfter).',
    data: {
      reason: { type: 'string' },
      retryAfter: { type: 'number' },
      sessionId: { type: 'string' },
      next: { type: 'string' },
    },
  },
  404: { description: 'There is no such thing.' },
  409: {
    description:
      'Not in the state that it is in: the order or the stake that is in the way, and for stakes a reason (CAPACITY, PLAN_CLOSED, EXIT_PRICE).',
    data: { orderId: { type: 'string' }, stakeId: { type: 'string' }, reason: { type: 'string' } },
  },
  410: { description: 'It has expired.' },
  422: { description: 'The code is wrong.', data: { attemptsLeft: { type: 'number' } } },
  429: { description: 'Too often.', data: { retryAfter: { type: 'number' } } },
};

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { type: 'integer' }, message: { type: 'string' }, data },
});

const sealed = (schema: JsonSchema): JsonSchema => ({
  type: 'string',
  description: SEALED_TEXT,
  contentMediaType: 'application/json',
  contentSchema: schema,
});

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const fieldsOf = (schema: JsonSchema) => ({
  properties: (schema.properties ?? {}) as Record<string, JsonSchema>,
  required: new Set((schema.required ?? []) as string[]),
});

function parametersOf(call: Call): JsonSchema[] {
  const { properties, required } = fieldsOf(schemaOf(call.request));
  const inPath = new Set(pathFieldsOf(call));
  const path = [...inPath].map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
  if (!travelsInQuery(call)) return path;
  if (call.encrypted)
    return [...path, { name: 'payload', in: 'query', required: true, schema: sealed(schemaOf(call.request)) }];
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.has(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }));
  return [...path, ...query];
}

function bodyOf(call: Call): JsonSchema {
  if (travelsInQuery(call)) return {};
  const whole = schemaOf(call.request);
  const inPath = new Set(pathFieldsOf(call));
  const { properties, required } = fieldsOf(whole);
  const withoutPath: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
    required: [...required].filter((name) => !inPath.has(name)),
  };
  // A union request has no path fields.
  const schema = whole.anyOf === undefined ? withoutPath : whole;
  const content = call.encrypted
    ? { type: 'object', required: ['payload'], properties: { payload: sealed(schema) } }
    : schema;
  return { requestBody: { required: true, ...json(content) } };
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function answerOf(call: Call): JsonSchema {
  if (call.isFile)
    return { description: 'The file.', content: { [SHEET]: { schema: { type: 'string', format: 'binary' } } } };
  const data = schemaOf(call.data);
  return { description: 'It worked.', ...json(envelope(call.encrypted ? sealed(data) : data)) };
}

function operationOf(name: string, call: Call): JsonSchema {
  const refusals = Object.keys(REFUSALS).map(
    (status) => [status, { $ref: `#/components/responses/${status}` }] as const,
  );
  return {
    operationId: name,
    tags: [groupOf(call)],
    security: call.access === 'user' ? [{ token: [], bearer: [] }] : [],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: { 200: answerOf(call), ...Object.fromEntries(refusals) },
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

const refusalResponses = () =>
  Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { description, data = {} }]) => [
      status,
      { description, ...json(envelope({ type: 'object', properties: data })) },
    ]),
  );

export const openApiDocument = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'FNX token service',
    version: VERSION,
    description:
      'What the FNX web app expects of the token service that it runs against. See contract.md for the rules.',
  },
  servers: [{ url: '/api/v1' }],
  tags: [...new Set(ALL_CALLS.map(({ call }) => groupOf(call)))].map((name) => ({ name })),
  paths: pathsOf(),
  components: {
    schemas: entitySchemas(),
    responses: refusalResponses(),
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token' },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
});
