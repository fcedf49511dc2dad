/** @jest-environment node */
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, codesFor, logIn, openLogin, resend, startLogin, tryCodes, wrong } from './visitor';

let service: TestService;
let sessionId: string;
let codes: { phoneOtp: string; emailOtp: string };
const fixed = Date.UTC(2026, 0, 15, 12);

beforeEach(async () => {
  service = await createTestService({ wall: () => fixed });
  sessionId = await openLogin(service, AMELIA.email);
  codes = await codesFor(service, AMELIA);
});

describe('a wrong code', () => {
  it('is reported with the remaining tries', async () => {
    const { status, message, data } = await tryCodes(service, sessionId, { phoneOtp: wrong(codes.phoneOtp) });
    expect(status).toBe(422);
    expect(data).toEqual({ attemptsLeft: 4, errors: { phoneOtp: message } });
  });

  it('does not use up the right code that was sent with it', async () => {
    const mixed = await tryCodes(service, sessionId, { phoneOtp: codes.phoneOtp, emailOtp: wrong(codes.emailOtp) });
    expect(mixed.status).toBe(422);
    expect(Object.keys(mixed.data.errors as object)).toEqual(['emailOtp']);
    const rest = await tryCodes(service, sessionId, { emailOtp: codes.emailOtp });
    expect(rest.data.token).toEqual(expect.any(String));
  });

  it('invalidates the right code at the fifth try', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 5; tried += 1) {
      statuses.push((await tryCodes(service, sessionId, { phoneOtp: wrong(codes.phoneOtp) })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 410]);
    expect((await tryCodes(service, sessionId, { phoneOtp: codes.phoneOtp })).status).toBe(410);
  });

  it('locks the account for 15 minutes at the tenth wrong try within an hour, counted over all codes', async () => {
    for (let tried = 0; tried < 5; tried += 1) await tryCodes(service, sessionId, { phoneOtp: wrong(codes.phoneOtp) });
    for (let tried = 0; tried < 4; tried += 1) await tryCodes(service, sessionId, { emailOtp: wrong(codes.emailOtp) });
    const tenth = await tryCodes(service, sessionId, { emailOtp: wrong(codes.emailOtp) });
    expect(tenth).toMatchObject({ status: 403, data: { reason: 'LOCKED', retryAfter: 900 } });
    expect(await startLogin(service, AMELIA.email)).toMatchObject({ status: 403, data: { reason: 'LOCKED' } });
    expect((await startLogin(service, AMELIA.email, 'not the password')).status).toBe(400);
    service.clock.advance(901);
    expect((await startLogin(service, AMELIA.email)).status).toBe(200);
  });

  it('does not lock the account when ten wrong tries are spread over more than an hour', async () => {
    for (let tried = 0; tried < 4; tried += 1) await tryCodes(service, sessionId, { phoneOtp: wrong(codes.phoneOtp) });
    service.clock.advance(3_601);
    const later = await openLogin(service, AMELIA.email);
    const now = await codesFor(service, AMELIA);
    for (let tried = 0; tried < 4; tried += 1) await tryCodes(service, later, { phoneOtp: wrong(now.phoneOtp) });
    for (let tried = 0; tried < 4; tried += 1) await tryCodes(service, later, { emailOtp: wrong(now.emailOtp) });
    const { data } = await tryCodes(service, later, now);
    expect(data.token).toEqual(expect.any(String));
  });
});

it('a code expires after ten minutes', async () => {
  service.clock.advance(599);
  expect((await tryCodes(service, sessionId, { phoneOtp: codes.phoneOtp })).status).toBe(200);
  service.clock.advance(1);
  const late = await tryCodes(service, sessionId, { emailOtp: codes.emailOtp });
  expect(late).toMatchObject({ status: 410, data: { errors: { emailOtp: expect.stringContaining('expired') } } });
});

it('a missing code is reported', async () => {
  const { status, data } = await tryCodes(service, sessionId, {});
  expect(status).toBe(400);
  expect(Object.keys(data.errors as object)).toEqual(['phoneOtp', 'emailOtp']);
});

it('an unknown login session is answered like one that has ended', async () => {
  expect((await tryCodes(service, 'made-up', codes)).status).toBe(410);
});

it('a login session can be completed only once', async () => {
  expect((await tryCodes(service, sessionId, codes)).status).toBe(200);
  expect((await tryCodes(service, sessionId, codes)).status).toBe(410);
});

it('only the newest login of an account is valid', async () => {
  const second = await openLogin(service, AMELIA.email);
  expect((await tryCodes(service, sessionId, codes)).status).toBe(410);
  expect((await tryCodes(service, second, await codesFor(service, AMELIA))).status).toBe(200);
});

describe('sending codes again', () => {
  it('waits 60, 120 and 300 seconds, then 300 again', async () => {
    for (const wait of [60, 120, 300, 300]) {
      service.clock.advance(wait - 1);
      const early = await resend(service, sessionId, 'phone');
      expect(early).toMatchObject({ status: 429, data: { retryAfter: 1 } });
      expect(early.headers.get('retry-after')).toBe('1');
      service.clock.advance(1);
      expect((await resend(service, sessionId, 'phone')).status).toBe(200);
    }
  });

  it('returns how many resends are left, and stops after five an hour', async () => {
    const left: unknown[] = [];
    for (const wait of [60, 120, 300, 300]) {
      service.clock.advance(wait);
      left.push((await resend(service, sessionId, 'email')).data.sendsLeft);
    }
    expect(left).toEqual([3, 2, 1, 0]);
    service.clock.advance(300);
    const sixth = await resend(service, sessionId, 'email');
    expect(sixth).toMatchObject({ status: 429, data: { retryAfter: 3_600 - 1_080 } });
  });

  it('makes only the newest code valid, with separate tries', async () => {
    await tryCodes(service, sessionId, { phoneOtp: wrong(codes.phoneOtp) });
    service.clock.advance(60);
    await resend(service, sessionId, 'phone');
    const { phoneOtp } = await codesFor(service, AMELIA);
    if (phoneOtp !== codes.phoneOtp) {
      expect(await tryCodes(service, sessionId, { phoneOtp: codes.phoneOtp })).toMatchObject({
        status: 422,
        data: { attemptsLeft: 4 },
      });
    }
    expect((await tryCodes(service, sessionId, { phoneOtp })).status).toBe(200);
  });

  it('is refused for a code that was accepted', async () => {
    await tryCodes(service, sessionId, { phoneOtp: codes.phoneOtp });
    service.clock.advance(60);
    expect((await resend(service, sessionId, 'phone')).status).toBe(409);
  });

  it('is refused at a new login after five unfinished ones, while completed ones do not count', async () => {
    for (let login = 0; login < 8; login += 1) await logIn(service, AMELIA);
    for (let login = 0; login < 5; login += 1) await openLogin(service, AMELIA.email);
    expect(await startLogin(service, AMELIA.email)).toMatchObject({ status: 429, data: { retryAfter: 3_600 } });
  });
});
