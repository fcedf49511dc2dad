import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { serviceNow } from '@/utils/service-clock';
import { createStore } from '@/utils/store';

export type Theme = 'DARK' | 'LIGHT';
export type Direction = 'ltr' | 'rtl';
export type Choices = { direction: Direction; responsiveFontSizes: boolean; theme: Theme; currency?: string };
export type Settings = Choices & {
  /** The time of the last change, by the service's clock. It is absent if the user never chose anything. */
  changedAt?: number;
  isUnsaved?: boolean;
  owner?: string;
};

export const DEFAULT_SETTINGS: Settings = { direction: 'ltr', responsiveFontSizes: true, theme: 'DARK' };

const MAX_LENGTH = 10_000;

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

export function parseSettings(text: string | null): Settings {
  const value = parse(text);
  return {
    direction: lower(value.direction) === 'rtl' ? 'rtl' : DEFAULT_SETTINGS.direction,
    responsiveFontSizes:
      typeof value.responsiveFontSizes === 'boolean' ? value.responsiveFontSizes : DEFAULT_SETTINGS.responsiveFontSizes,
    theme: lower(value.theme) === 'light' ? 'LIGHT' : DEFAULT_SETTINGS.theme,
    currency: isCurrencyCode(value.currency) ? value.currency : undefined,
    changedAt: Number.isSafeInteger(value.changedAt) ? Number(value.changedAt) : undefined,
    // Version 1.0.0 stored this as `isOwed`.
    isUnsaved: value.isUnsaved === true || value.isOwed === true || undefined,
    owner: typeof value.owner === 'string' ? value.owner : undefined,
  };
}

type Unproven = { readonly [Name in keyof Settings | 'isOwed']?: unknown };

function parse(text: string | null): Unproven {
  if (!text || text.length > MAX_LENGTH) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const settingsStore = createStore<Settings>(DEFAULT_SETTINGS);

export function readSettings(): void {
  const stored = localStore.read(STORAGE_KEYS.settings);
  const settings = parseSettings(stored);
  if (stored !== null && stored !== JSON.stringify(settings))
    localStore.write(STORAGE_KEYS.settings, JSON.stringify(settings));
  apply(settings);
}

const isLater = (one: Settings, other: Settings) => (one.changedAt ?? 0) > (other.changedAt ?? 0);

/**
 * Whether this tab's later settings take precedence over the stored ones. They do not after another account has logged
 * in.
 */
function outlives(own: Settings, stored: Settings): boolean {
  if (own.owner === undefined || stored.owner === undefined) return own.isUnsaved === true;
  return own.owner === stored.owner;
}

/**
 * Returns the latest known choice. Each tab writes all settings, so a tab without the latest choice may have
 * overwritten it in storage. `received` is what another tab has just written.
 */
function latestKnown(received: string | null = null): Settings {
  const stored = parseSettings(localStore.read(STORAGE_KEYS.settings));
  const corrected = parseSettings(received);
  const latest = corrected.owner === stored.owner && isLater(corrected, stored) ? corrected : stored;
  const own = settingsStore.get();
  return isLater(own, latest) && outlives(own, latest) ? own : latest;
}

function applyStored(received: string | null): void {
  const latest = latestKnown(received);
  if (isSame(latest, parseSettings(localStore.read(STORAGE_KEYS.settings)))) readSettings();
  else write(latest);
}

export function updateSettings(update: (now: Settings) => Settings): void {
  apply(latestKnown());
  keepSettings(update(settingsStore.get()));
}

/** The new time is always later than that of the last change, so that a slow clock does not undo the choice. */
export function changeSettings(change: Partial<Choices>): void {
  updateSettings((now) => {
    if (isSame({ ...now, ...change }, now)) return now;
    return { ...now, ...change, changedAt: Math.max(serviceNow(), (now.changedAt ?? 0) + 1), isUnsaved: true };
  });
}

export function keepSettings(settings: Settings): void {
  if (!isSame(settings, settingsStore.get())) write(settings);
}

function write(settings: Settings): void {
  localStore.write(STORAGE_KEYS.settings, JSON.stringify(settings));
  apply(settings);
}

const FIELDS = ['direction', 'responsiveFontSizes', 'theme', 'currency', 'changedAt', 'isUnsaved', 'owner'] as const;

const isSame = (a: Settings, b: Settings) => FIELDS.every((name) => a[name] === b[name]);

function apply(settings: Settings): void {
  if (!isSame(settings, settingsStore.get())) settingsStore.set(settings);
  const root = document.documentElement;
  root.dir = settings.direction;
  root.dataset.text = settings.responsiveFontSizes ? 'responsive' : 'fixed';
  root.dataset.theme = settings.theme.toLowerCase();
}

// Reads the settings before the first render, so that the first render is correct.
if (typeof window !== 'undefined') readSettings();

export function followSettings(): () => void {
  readSettings();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.settings) applyStored(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
