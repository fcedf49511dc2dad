/** @jest-environment node */
import { getProfile, getSettings, putSettings } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { AMELIA, GUS } from '../visitor';
import { NELL, logInAs, type Member } from './member';

let service: TestService;
let amelia: Member;
beforeEach(async () => {
  service = await createTestService();
  amelia = await logInAs(service, AMELIA);
});

const SEEDED = {
  direction: 'ltr',
  theme: 'DARK',
  responsiveFontSizes: true,
  currency: 'USD',
  notify: { email: true, sms: true },
};

it('keeps what is left out, inside notify too', async () => {
  expect(await amelia.get(getSettings)).toEqual(SEEDED);
  expect(await amelia.get(putSettings, { theme: 'LIGHT' })).toEqual({ ...SEEDED, theme: 'LIGHT' });
  expect(await amelia.get(putSettings, { notify: { sms: false } })).toEqual({
    ...SEEDED,
    theme: 'LIGHT',
    notify: { email: true, sms: false },
  });
  expect(await amelia.get(putSettings, {})).toEqual(await amelia.get(getSettings));
  expect((await amelia.get(getProfile)).settings).toEqual(await amelia.get(getSettings));
});

it('changes nobody else’s', async () => {
  await amelia.get(putSettings, { direction: 'rtl', currency: 'EUR' });
  expect(await (await logInAs(service, GUS)).get(getSettings)).toEqual(SEEDED);
});

it.each([
  [{ direction: 'up' }, 'direction'],
  [{ theme: 'dark' }, 'theme'],
  [{ currency: 'usd' }, 'currency'],
  [{ responsiveFontSizes: 'yes' }, 'responsiveFontSizes'],
  [{ notify: { sms: 1 } }, 'notify'],
])('refuses %j on its field', async (changes, field) => {
  const reply = await amelia.call(putSettings, changes);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.data.errors as object)).toEqual([field]);
  expect(await amelia.get(getSettings)).toEqual(SEEDED);
});

describe('accepting the terms and the risks', () => {
  it('writes the current versions down', async () => {
    const nell = await logInAs(service, NELL);
    expect((await nell.get(getProfile)).termsAcceptedVersion).toBeUndefined();
    const { termsAcceptedVersion, riskAcceptedVersion } = await amelia.get(getProfile);
    await nell.get(putSettings, { termsAcceptedVersion, riskAcceptedVersion });
    expect(await nell.get(getProfile)).toMatchObject({ termsAcceptedVersion, riskAcceptedVersion });
  });

  it.each(['termsAcceptedVersion', 'riskAcceptedVersion'])(
    'refuses another version as %s, and changes nothing',
    async (field) => {
      const reply = await amelia.call(putSettings, { theme: 'LIGHT', [field]: '0.9' });
      expect(reply).toMatchObject({ status: 409, message: expect.stringMatching(/read version/) });
      expect(await amelia.get(getSettings)).toEqual(SEEDED);
    },
  );
});
