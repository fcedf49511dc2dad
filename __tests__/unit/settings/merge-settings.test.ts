import { claimFor, mergeSettings, releaseSaved, takeAccount, type AccountSettings } from '@/settings/merge-settings';
import { DEFAULT_SETTINGS, type Settings } from '@/settings/settings';

const at = (second: number) => Date.UTC(2026, 0, 1, 0, 0, second);
const iso = (ms: number) => new Date(ms).toISOString();

const LIGHT: Settings = { ...DEFAULT_SETTINGS, theme: 'LIGHT' };

test.each([
  ['nothing', {}],
  ['null everywhere', { direction: null, theme: null, responsiveFontSizes: null, currency: null, updatedAt: null }],
  [
    'unknown values',
    { direction: 'xx', theme: 'sepia', responsiveFontSizes: 300, currency: 'euro', updatedAt: 'late' },
  ],
])('an account with %s changes no choice', (_name, account: AccountSettings) => {
  expect(mergeSettings(DEFAULT_SETTINGS, account)).toMatchObject(DEFAULT_SETTINGS);
  expect(mergeSettings({ ...LIGHT, changedAt: at(1) }, account)).toMatchObject({ theme: 'LIGHT', changedAt: at(1) });
});

test('the settings of an account are merged field by field', () => {
  const account = { theme: 'LIGHT', direction: 'xx', currency: 'GBP', updatedAt: iso(at(5)) };
  expect(mergeSettings({ ...DEFAULT_SETTINGS, direction: 'rtl', changedAt: at(1) }, account)).toEqual({
    ...LIGHT,
    direction: 'rtl',
    currency: 'GBP',
    changedAt: at(5),
  });
});

test('a choice without a time is saved to an account whose settings were never changed', () => {
  expect(mergeSettings(LIGHT, { theme: 'DARK' })).toEqual({ ...LIGHT, isUnsaved: true });
  expect(mergeSettings(DEFAULT_SETTINGS, { theme: 'LIGHT' }).theme).toBe('LIGHT');
  expect(mergeSettings(LIGHT, { theme: 'DARK', updatedAt: iso(at(1)) }).theme).toBe('DARK');
});

test('an answer that is older than the last saved change does not undo that change', () => {
  const saved = takeAccount({ ...LIGHT, isUnsaved: true, changedAt: at(9) }, { theme: 'LIGHT', updatedAt: iso(at(9)) });
  expect(mergeSettings(saved, { theme: 'DARK', updatedAt: iso(at(3)) })).toEqual(saved);
});

describe('the next account in this browser', () => {
  const kept: Settings = { ...LIGHT, changedAt: at(9), owner: 'amelia' };
  const owed: Settings = { ...kept, isUnsaved: true };
  const account = { theme: 'DARK', updatedAt: iso(at(3)) };

  test('has separate settings, after a logout and after a session that was not ended', () => {
    for (const left of [releaseSaved(kept), kept, releaseSaved(owed), owed]) {
      const claimed = claimFor('gus', left);
      expect(claimed).toMatchObject({ owner: 'gus' });
      expect(claimed.isUnsaved).toBeUndefined();
      expect(mergeSettings(claimed, account).theme).toBe('DARK');
      expect(mergeSettings(claimed, { theme: 'DARK' }).theme).toBe('DARK');
    }
  });

  test('removes the previous account’s id, unless that account has an unsaved choice', () => {
    expect(releaseSaved(kept).owner).toBeUndefined();
    expect(releaseSaved(owed)).toEqual(owed);
  });

  test('gets the choice of a visitor, and the previous account keeps its unsaved choice', () => {
    const ofVisitor: Settings = { ...owed, owner: undefined };
    expect(mergeSettings(claimFor('gus', ofVisitor), account)).toEqual({ ...owed, owner: 'gus' });
    expect(mergeSettings(claimFor('amelia', releaseSaved(owed)), account)).toEqual(owed);
  });
});

/** A service where the later change wins, and two browsers that change, save and read settings. */
type World = { service: AccountSettings; devices: Record<'a' | 'b', Settings>; latest: Settings };
type Device = keyof World['devices'];
type Event = { name: string; happen: (world: World) => World };

const withDevice = (world: World, device: Device, settings: Settings): World => ({
  ...world,
  devices: { ...world.devices, [device]: settings },
});

/** Dates a choice like the app: later than anything that this device has seen. */
const change = (device: Device, second: number, choice: Partial<Settings>): Event => ({
  name: `${device} chooses`,
  happen: (world) => {
    const own = world.devices[device];
    const changedAt = Math.max(at(second), (own.changedAt ?? 0) + 1);
    const changed: Settings = { ...own, ...choice, changedAt, isUnsaved: true };
    const latest = changedAt > (world.latest.changedAt ?? 0) ? changed : world.latest;
    return withDevice({ ...world, latest }, device, changed);
  },
});

const save = (device: Device): Event => ({
  name: `${device} saves`,
  happen: (world) => {
    const own = world.devices[device];
    if (!own.isUnsaved) return world;
    const isLate = Date.parse(world.service.updatedAt ?? '') > (own.changedAt ?? 0);
    const service = isLate ? world.service : { ...own, updatedAt: iso(own.changedAt ?? 0) };
    return withDevice({ ...world, service }, device, takeAccount(own, service));
  },
});

const read = (device: Device): Event => ({
  name: `${device} reads`,
  happen: (world) => withDevice(world, device, mergeSettings(world.devices[device], world.service)),
});

function orders<T>(events: readonly T[]): T[][] {
  if (events.length < 2) return [[...events]];
  return events.flatMap((first, index) => orders(events.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

const START: World = {
  service: { theme: 'DARK', direction: 'ltr', responsiveFontSizes: true, currency: 'USD' },
  devices: { a: DEFAULT_SETTINGS, b: DEFAULT_SETTINGS },
  latest: DEFAULT_SETTINGS,
};

test('both devices and the service end with the later change, in every order of events', () => {
  const events = [
    change('a', 10, { theme: 'LIGHT', currency: 'EUR' }),
    change('b', 20, { theme: 'DARK', currency: 'GBP' }),
    save('a'),
    save('b'),
    read('a'),
    read('b'),
  ];
  const atRest = [save('a'), save('b'), read('a'), read('b')];
  const wrong = orders(events).filter((order) => {
    const { service, devices, latest } = [...order, ...atRest].reduce((world, { happen }) => happen(world), START);
    return [service, devices.a, devices.b].some(
      ({ theme, currency }) => theme !== latest.theme || currency !== latest.currency,
    );
  });
  expect(wrong.map((order) => order.map(({ name }) => name))).toEqual([]);
});

test('a save that arrives after the later change of the other device is dropped', () => {
  const order = [
    change('a', 10, { theme: 'LIGHT' }),
    change('b', 20, { currency: 'GBP' }),
    save('b'),
    save('a'),
    read('b'),
    read('a'),
  ];
  const { service, devices } = order.reduce((world, { happen }) => happen(world), START);
  expect([service, devices.a, devices.b]).toEqual(
    [1, 2, 3].map(() => expect.objectContaining({ theme: 'DARK', currency: 'GBP' })),
  );
});
