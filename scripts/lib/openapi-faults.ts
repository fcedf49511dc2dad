import type { Call } from '@/api/contract';
import { pathFieldsOf, travelsInQuery } from './all-calls';
import { schemaOf, type JsonSchema } from './call-schemas';

type Example = { summary: string; message: string; data: object };
type FaultText = { description: string; data?: JsonSchema; examples: Readonly<Record<string, Example>> };

export const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { type: 'integer' }, message: { type: 'string' }, data },
});

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };

const FAULTS: Readonly<Record<string, FaultText>> = {
  400: {
    description: 'The form is not valid. Each field that is wrong has a message. Wrong credentials are a 400 as well.',
    data: { errors: { type: 'object', additionalProperties: TEXT } },
    examples: {
      form: {
        summary: 'A field is wrong',
        message: 'Please check what you entered.',
        data: { errors: { email: 'Enter an e-mail address.' } },
      },
    },
  },
  401: {
    description: 'The token is missing, wrong or expired. The app logs out.',
    examples: { expired: { summary: 'The session has ended', message: 'Please log in again.', data: {} } },
  },
  403: {
    description:
      'A gate is closed. `reason` is KYC, TERMS, WALLET, COUNTRY, REAUTH, BOTH_WALLETS, UNVERIFIED (with sessionId and next) or LOCKED (with retryAfter).',
    data: { reason: TEXT, retryAfter: NUMBER, sessionId: TEXT, next: TEXT },
    examples: {
      identity: {
        summary: 'The identity is not verified',
        message: 'Verify your identity first.',
        data: { reason: 'KYC' },
      },
      locked: {
        summary: 'Too many wrong codes',
        message: 'Your account is locked for 15 minutes.',
        data: { reason: 'LOCKED', retryAfter: 900 },
      },
    },
  },
  404: {
    description: 'There is nothing with this id, slug or address.',
    examples: { missing: { summary: 'An unknown order', message: 'There is no such order.', data: {} } },
  },
  409: {
    description:
      'Not possible in the current state. Names the order or the stake that is in the way, and for stakes a reason: CAPACITY, PLAN_CLOSED or EXIT_PRICE.',
    data: { orderId: TEXT, stakeId: TEXT, reason: TEXT },
    examples: {
      order: {
        summary: 'Another order is in progress',
        message: 'Order FNX-000123 is in progress. Finish it first.',
        data: { orderId: '65a4f0c2' },
      },
      plan: {
        summary: 'The plan is closed',
        message: 'This plan takes no new stakes.',
        data: { reason: 'PLAN_CLOSED' },
      },
    },
  },
  410: {
    description: 'The code, link or step has expired, or its code was wrong five times.',
    examples: {
      expired: { summary: 'The code has expired', message: 'This code has expired. Get a new one.', data: {} },
    },
  },
  422: {
    description: 'The code is wrong. `attemptsLeft` counts the tries that are left for this code.',
    data: { attemptsLeft: NUMBER },
    examples: { code: { summary: 'A wrong code', message: 'This code is wrong.', data: { attemptsLeft: 4 } } },
  },
  429: {
    description:
      'Too many requests. `retryAfter` says in how many seconds the next one is accepted, or the header does.',
    data: { retryAfter: NUMBER },
    examples: { wait: { summary: 'Too soon', message: 'Please wait a moment.', data: { retryAfter: 60 } } },
  },
};

export const faultResponses = (): JsonSchema =>
  Object.fromEntries(
    Object.entries(FAULTS).map(([status, { description, data = {}, examples }]) => [
      status,
      {
        description,
        content: {
          'application/json': {
            schema: envelope({ type: 'object', properties: data }),
            examples: Object.fromEntries(
              Object.entries(examples).map(([name, { summary, ...rest }]) => [
                name,
                { summary, value: { status: Number(status), ...rest } },
              ]),
            ),
          },
        },
      },
    ]),
  );

const CODE = /otp$|^totp$|^recoveryCode$/i;
const NAMED = /id$|^slug$/i;

function fieldNamesOf(call: Call): string[] {
  const { properties = {}, anyOf = [] } = schemaOf(call.request);
  return [
    ...Object.keys(properties as object),
    ...(anyOf as JsonSchema[]).flatMap((one) => Object.keys(Object(one.properties))),
  ];
}

/** Returns the faults that a call can have, depending on its requirements and fields. */
export function faultsOf(call: Call): string[] {
  const names = fieldNamesOf(call);
  const isOfMember = call.access === 'user';
  const takesCode = names.some((name) => CODE.test(name));
  const isStep = names.includes('sessionId') || names.includes('signature') || pathFieldsOf(call).includes('token');
  const isPossible: Readonly<Record<string, boolean>> = {
    400: names.length > 0 || call.encrypted,
    401: isOfMember,
    403: isOfMember || !travelsInQuery(call),
    404: names.some((name) => NAMED.test(name) && name !== 'sessionId'),
    409: call.method !== 'GET' || names.includes('address'),
    410: takesCode || isStep,
    422: takesCode,
    429: true,
  };
  return Object.keys(FAULTS).filter((status) => isPossible[status]);
}
