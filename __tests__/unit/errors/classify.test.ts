import fc from 'fast-check';
import { classifyAnswer } from '@/errors/classify';
import { textFor } from '@/errors/text/calls';

const STATUSES = [200, 400, 401, 403, 404, 409, 429, 500];

/** The documented precedence for each pair of HTTP status (row) and body status (column). */
const GRID: Record<number, Record<number, string>> = Object.fromEntries(
  STATUSES.map((http) => [http, Object.fromEntries(STATUSES.map((body) => [body, expected(http, body)]))]),
);

function expected(http: number, body: number): string {
  if (http === 500 && body === 200) return 'protocol';
  return (
    {
      200: 'ok',
      400: 'form',
      401: 'expired',
      403: 'gate',
      404: 'missing',
      409: 'conflict',
      429: 'too-many',
      500: 'server',
    }[body] ?? ''
  );
}

const verdictOf = (httpStatus: number, body: unknown) => {
  const verdict = classifyAnswer({ httpStatus, body });
  return verdict.ok ? 'ok' : verdict.error.fault.kind;
};

describe('the grid of HTTP status and body status', () => {
  const cases = STATUSES.flatMap((http) => STATUSES.map((body) => [http, body, GRID[http]![body]!] as const));

  test('has 64 cells', () => expect(cases).toHaveLength(64));

  test.each(cases)('HTTP %i with body status %i is classified as %s', (http, body, kind) => {
    expect(verdictOf(http, { status: body, message: 'Words', data: {} })).toBe(kind);
  });
});

describe('answers with a malformed envelope', () => {
  test.each([
    ['HTML with HTTP 200', 200, undefined, 'protocol'],
    ['an empty body with HTTP 200', 200, undefined, 'protocol'],
    ['a list instead of an envelope', 200, [], 'protocol'],
    ['null instead of an envelope', 200, null, 'protocol'],
    ['HTML with HTTP 500', 500, undefined, 'server'],
    ['HTML with HTTP 502', 502, undefined, 'server'],
    ['HTML with HTTP 401', 401, undefined, 'expired'],
    ['body status 0 with HTTP 200', 200, { status: 0, data: {} }, 'protocol'],
    ['body status 0 with HTTP 500', 500, { status: 0, data: {} }, 'server'],
    ['body status NaN-like text with HTTP 200', 200, { status: 'OK', data: {} }, 'ok'],
    ['no body status with HTTP 404', 404, { message: 'No' }, 'missing'],
    ['body status 418 with HTTP 200', 200, { status: 418 }, 'refused'],
    ['body status 302 with HTTP 200', 200, { status: 302 }, 'refused'],
    ['body status 410 with HTTP 200', 200, { status: 410 }, 'gone'],
  ])('%s is classified as %s', (_name, http, body, kind) => expect(verdictOf(http, body)).toBe(kind));
});

const errorOf = (httpStatus: number, body: unknown, retryAfterHeader?: string) => {
  const verdict = classifyAnswer({ httpStatus, body, retryAfterHeader });
  if (verdict.ok) throw new Error('Expected a failure');
  return verdict.error;
};

describe('a failure', () => {
  test('has the server’s message as its text', () => {
    expect(errorOf(400, { status: 400, message: 'Too small', data: {} }).message).toBe('Too small');
  });

  test('has form errors by field, as texts only', () => {
    const body = { status: 400, message: 'No', data: { errors: { email: 'Unknown', nested: { a: 1 } } } };
    expect(errorOf(400, body).fault).toEqual({ kind: 'form', fields: { email: 'Unknown' } });
  });

  test('has the reason of a gate, and OTHER for an unknown one', () => {
    expect(errorOf(403, { status: 403, data: { reason: 'KYC' } }).fault).toMatchObject({ reason: 'KYC' });
    expect(errorOf(403, { status: 403, data: { reason: 'MOON' } }).fault).toMatchObject({ reason: 'OTHER' });
  });

  test.each([
    ['seconds in the body', { retryAfter: 12 }, undefined, 12],
    ['seconds in the header', {}, '30', 30],
    ['the body before the header', { retryAfter: 5 }, '30', 5],
    ['junk', {}, 'soon', undefined],
    ['a negative number', { retryAfter: -3 }, undefined, undefined],
    ['an absurd number', { retryAfter: 1e12 }, undefined, 86_400],
  ])('has the waiting time from the answer, or none if that is unusable: %s', (_name, data, header, retryAfter) => {
    expect(errorOf(429, { status: 429, data }, header).fault).toEqual({ kind: 'too-many', retryAfter });
  });

  test('has the waiting time until an HTTP date', () => {
    const header = new Date(Date.now() + 90_000).toUTCString();
    const { fault } = errorOf(429, undefined, header);
    expect(fault.kind === 'too-many' && fault.retryAfter).toBeGreaterThan(80);
  });

  test.each([86_400_000, -86_400_000])(
    'has the waiting time between the date of the answer and an HTTP date, even with the clock %i ms off',
    (offMs) => {
      const dateHeader = new Date(Date.now() + offMs).toUTCString();
      const retryAfterHeader = new Date(Date.parse(dateHeader) + 90_000).toUTCString();
      const verdict = classifyAnswer({ httpStatus: 429, body: undefined, retryAfterHeader, dateHeader });
      expect(verdict).toMatchObject({ error: { fault: { kind: 'too-many', retryAfter: 90 } } });
    },
  );
});

test('no answer makes the classifier crash, and only a success has data', () => {
  const status = fc.oneof(fc.constantFrom(...STATUSES), fc.integer(), fc.double(), fc.jsonValue());
  const envelope = fc.record({ status, message: fc.jsonValue(), data: fc.jsonValue() }, { requiredKeys: [] });
  const body = fc.oneof(envelope, fc.jsonValue(), fc.constant(undefined));
  const http = fc.oneof(fc.constantFrom(...STATUSES), fc.integer({ min: 100, max: 599 }));
  const header = fc.option(fc.string(), { nil: undefined });
  fc.assert(
    fc.property(http, body, header, header, (httpStatus, answer, retryAfterHeader, dateHeader) => {
      const verdict = classifyAnswer({ httpStatus, body: answer, retryAfterHeader, dateHeader });
      if (verdict.ok) return expect(httpStatus).toBeLessThan(500);
      expect(textFor(verdict.error).happened.length).toBeGreaterThan(0);
    }),
    { numRuns: 5_000 },
  );
});
