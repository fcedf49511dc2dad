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

it('omitted settings are kept, including those inside `notify`', async () => {
  expect(await amelia.get(getSettings)).toEqual(SEEDED);
  const changed = { ...SEEDED, theme: 'LIGHT', updatedAt: expect.stringMatching(/Z$/) };
  expect(await amelia.get(putSettings, { theme: 'LIGHT' })).toEqual(changed);
  expect(await amelia.get(putSettings, { notify: { sms: false } })).toEqual({
    ...changed,
    notify: { email: true, sms: false },
  });
  expect(await amelia.get(putSettings, {})).toEqual(await amelia.get(getSettings));
  expect((await amelia.get(getProfile)).settings).toEqual(await amelia.get(getSettings));
});

it('the later of two devices’ changes counts, whichever arrives last', async () => {
  const start = service.clock.now() - 60_000;
  const at = (second: number) => new Date(start + second * 1_000).toISOString();
  await amelia.get(putSettings, { theme: 'LIGHT', updatedAt: at(20) });
  const late = await amelia.get(putSettings, { theme: 'DARK', currency: 'EUR', updatedAt: at(10) });
  expect(late).toEqual({ ...SEEDED, theme: 'LIGHT', updatedAt: at(20) });
  expect(await amelia.get(putSettings, { direction: 'rtl', updatedAt: at(30) })).toMatchObject({
    theme: 'LIGHT',
    direction: 'rtl',
    updatedAt: at(30),
  });
});

it('a time in the future counts as now', async () => {
  const { updatedAt } = await amelia.get(putSettings, { theme: 'LIGHT', updatedAt: '2999-01-01T00:00:00Z' });
  expect(Date.parse(updatedAt ?? '')).toBeLessThanOrEqual(service.clock.now());
});

it('settings of other accounts do not change', async () => {
  await amelia.get(putSettings, { direction: 'rtl', currency: 'EUR' });
  expect(await (await logInAs(service, GUS)).get(getSettings)).toEqual(SEEDED);
});

it.each([
  [{ direction: 'up' }, 'direction'],
  [{ theme: 'dark' }, 'theme'],
  [{ currency: 'usd' }, 'currency'],
  [{ responsiveFontSizes: 'yes' }, 'responsiveFontSizes'],
  [{ notify: { sms: 1 } }, 'notify'],
])('the settings %j are refused on their field', async (changes, field) => {
  const reply = await amelia.call(putSettings, changes);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.data.errors as object)).toEqual([field]);
  expect(await amelia.get(getSettings)).toEqual(SEEDED);
});

describe('accepting the terms and the risks', () => {
  it('saves the current versions', async () => {
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
