import fc from 'fast-check';
import { beforePaintScript } from '@/config/before-paint';
import { mergeSettings } from '@/settings/merge-settings';
import {
  changeSettings,
  DEFAULT_SETTINGS,
  parseSettings,
  keepSettings,
  readSettings,
  settingsStore,
  updateSettings,
  followSettings,
} from '@/settings/settings';

test.each([
  [null, DEFAULT_SETTINGS],
  ['', DEFAULT_SETTINGS],
  ['null', DEFAULT_SETTINGS],
  ['[]', DEFAULT_SETTINGS],
  ['{"theme":', DEFAULT_SETTINGS],
  ['{"theme":5,"direction":{},"responsiveFontSizes":"no"}', DEFAULT_SETTINGS],
  ['{"theme":"light"}', { ...DEFAULT_SETTINGS, theme: 'LIGHT' }],
  ['{"theme":"LIGHT"}', { ...DEFAULT_SETTINGS, theme: 'LIGHT' }],
  ['{"direction":"RTL"}', { ...DEFAULT_SETTINGS, direction: 'rtl' }],
  ['{"responsiveFontSizes":false}', { ...DEFAULT_SETTINGS, responsiveFontSizes: false }],
  [JSON.stringify({ theme: 'LIGHT', filler: 'x'.repeat(20_000) }), DEFAULT_SETTINGS],
])('%s is read as complete settings', (stored, settings) => expect(parseSettings(stored)).toEqual(settings));

test('no stored text causes a crash, a polluted prototype or incomplete settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { theme, direction, responsiveFontSizes } = parseSettings(text);
      expect(['DARK', 'LIGHT']).toContain(theme);
      expect(['ltr', 'rtl']).toContain(direction);
      expect(typeof responsiveFontSizes).toBe('boolean');
    }),
    { numRuns: 3_000 },
  );
  parseSettings('{"__proto__":{"theme":"LIGHT","polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  expect('polluted' in {}).toBe(false);
});

test('damaged settings are repaired in place, and the page uses the repaired ones', () => {
  localStorage.setItem('settings', '{"theme":"light","direction":7}');
  readSettings();
  expect(JSON.parse(localStorage.getItem('settings')!)).toEqual({ ...DEFAULT_SETTINGS, theme: 'LIGHT' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('a change is saved, and nothing is written without a change', () => {
  changeSettings({ theme: 'DARK', direction: 'ltr' });
  localStorage.clear();
  changeSettings({ direction: 'rtl' });
  expect(document.documentElement.dir).toBe('rtl');
  expect(settingsStore.get().direction).toBe('rtl');
  localStorage.clear();
  changeSettings({ direction: 'rtl' });
  expect(localStorage.getItem('settings')).toBeNull();
  changeSettings({ direction: 'ltr' });
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '{"theme":"LIGHT","direction":"RTL","responsiveFontSizes":false}',
  '{"theme":5}',
])('the script before the first paint and the app agree on %s', (stored) => {
  if (stored !== null) localStorage.setItem('settings', stored);
  // The page runs this same text as its only inline script.
  new Function(beforePaintScript)();
  const painted = { ...document.documentElement.dataset, dir: document.documentElement.dir };
  readSettings();
  expect(painted).toEqual({ ...document.documentElement.dataset, dir: document.documentElement.dir });
});

test('a choice that 1.0.0 stored without having saved it is still saved to the account', () => {
  expect(parseSettings('{"theme":"LIGHT","isOwed":true}').isUnsaved).toBe(true);
});

test('settings of another tab are applied, except those written before a choice that is not saved yet', () => {
  const stop = followSettings();
  const written = (text: string) => {
    localStorage.setItem('settings', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  };
  changeSettings({ theme: 'LIGHT' });
  const owed = settingsStore.get();
  written(JSON.stringify({ ...DEFAULT_SETTINGS, changedAt: 0 }));
  expect(settingsStore.get()).toEqual(owed);
  expect(JSON.parse(localStorage.getItem('settings')!)).toEqual(owed);
  settingsStore.set({ ...owed, owner: 'amelia' });
  written(JSON.stringify({ ...DEFAULT_SETTINGS, changedAt: 0, owner: 'gus' }));
  expect(settingsStore.get().theme).toBe('DARK');
  settingsStore.set(owed);
  const later = { ...owed, direction: 'rtl', changedAt: owed.changedAt! + 1, isUnsaved: undefined };
  written(JSON.stringify(later));
  expect(settingsStore.get()).toEqual(later);
  written(JSON.stringify({ ...DEFAULT_SETTINGS, changedAt: 0 }));
  expect(settingsStore.get().theme).toBe('DARK');
  stop();
});

describe('several tabs that each write the complete settings', () => {
  const CHOSEN = { ...DEFAULT_SETTINGS, theme: 'LIGHT', owner: 'amelia', changedAt: 2_000 } as const;
  const BEFORE = { ...DEFAULT_SETTINGS, owner: 'amelia', changedAt: 1_000 } as const;
  const stored = () => parseSettings(localStorage.getItem('settings'));
  const store = (settings: object) => localStorage.setItem('settings', JSON.stringify(settings));
  let stop = () => {};
  beforeEach(() => {
    localStorage.clear();
    readSettings();
    stop = followSettings();
  });
  afterEach(() => stop());

  /** Simulates another tab's storage event. The storage may already contain something newer. */
  function receiveStored(written: object, inStorage: object = written): void {
    store(inStorage);
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings', newValue: JSON.stringify(written) }));
  }

  test('do not undo a saved choice with an older write', () => {
    keepSettings(CHOSEN);
    receiveStored(BEFORE);
    expect(settingsStore.get()).toEqual(CHOSEN);
    expect(stored()).toEqual(CHOSEN);
  });

  test('keep a later choice of another tab, although this tab overwrote it in the storage', () => {
    keepSettings(BEFORE);
    receiveStored(CHOSEN, BEFORE);
    expect(settingsStore.get()).toEqual(CHOSEN);
    expect(stored()).toEqual(CHOSEN);
  });

  test('keep another tab’s choice that this tab has not read, together with a new choice', () => {
    keepSettings(BEFORE);
    store(CHOSEN);
    changeSettings({ direction: 'rtl' });
    expect(stored()).toMatchObject({ theme: 'LIGHT', direction: 'rtl' });
  });

  test('do not undo the stored choice of another tab with an older answer of the account', () => {
    keepSettings(BEFORE);
    store(CHOSEN);
    updateSettings((now) => mergeSettings(now, { theme: 'DARK', updatedAt: new Date(1_500).toISOString() }));
    expect(stored()).toEqual(CHOSEN);
  });

  test('accept a logout and the next person’s settings, even if those settings are older', () => {
    keepSettings(CHOSEN);
    receiveStored({ ...DEFAULT_SETTINGS, changedAt: 0 });
    expect(settingsStore.get()).toMatchObject({ theme: 'DARK', changedAt: 0 });
    keepSettings(CHOSEN);
    receiveStored({ ...BEFORE, owner: 'gus' });
    expect(settingsStore.get()).toMatchObject({ theme: 'DARK', owner: 'gus' });
    receiveStored(CHOSEN, { ...BEFORE, owner: 'gus' });
    expect(settingsStore.get()).toMatchObject({ theme: 'DARK', owner: 'gus' });
  });
});
