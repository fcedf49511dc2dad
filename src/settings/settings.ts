import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { serviceNow } from '@/utils/service-clock';
import { createStore } from '@/utils/store';

export type Theme = 'DARK' | 'LIGHT';
export type Direction = 'ltr' | 'rtl';
/** What somebody chooses, here and in the account. Where no currency was chosen, values are shown in that of the price. */
export type Choices = { direction: Direction; responsiveFontSizes: boolean; theme: Theme; currency?: string };
export type Settings = Choices & {
  /** When that was, by the service's clock; absent where nothing was ever chosen. */
  changedAt?: number;
  /** Chosen here, and not yet saved to an account. */
  isOwed?: boolean;
  /** Whose they are, from a login on; what a visitor chose is nobody's yet. */
  owner?: string;
};

export const DEFAULT_SETTINGS: Settings = { direction: 'ltr', responsiveFontSizes: true, theme: 'DARK' };

const LONGEST = 10_000;

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

export const isCurrencyCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/** Whatever is stored becomes whole settings: what cannot be read is what it is by default. */
export function healSettings(text: string | null): Settings {
  const value = parse(text);
  return {
    direction: lower(value.direction) === 'rtl' ? 'rtl' : DEFAULT_SETTINGS.direction,
    responsiveFontSizes:
      typeof value.responsiveFontSizes === 'boolean' ? value.responsiveFontSizes : DEFAULT_SETTINGS.responsiveFontSizes,
    theme: lower(value.theme) === 'light' ? 'LIGHT' : DEFAULT_SETTINGS.theme,
    currency: isCurrencyCode(value.currency) ? value.currency : undefined,
    changedAt: Number.isSafeInteger(value.changedAt) ? Number(value.changedAt) : undefined,
    isOwed: value.isOwed === true || undefined,
    owner: typeof value.owner === 'string' ? value.owner : undefined,
  };
}

type Unproven = { readonly [Name in keyof Settings]?: unknown };

function parse(text: string | null): Unproven {
  if (!text || text.length > LONGEST) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const settingsStore = createStore<Settings>(DEFAULT_SETTINGS);

/** Reads what is stored, mends it in place where it was damaged, and makes it the page's. */
export function readSettings(): void {
  const stored = localStore.read(STORAGE_KEYS.settings);
  const settings = healSettings(stored);
  if (stored !== null && stored !== JSON.stringify(settings))
    localStore.write(STORAGE_KEYS.settings, JSON.stringify(settings));
  apply(settings);
}

const isLater = (one: Settings, other: Settings) => (one.changedAt ?? 0) > (other.changedAt ?? 0);

/** Whether what this tab knows stands although something older is stored: where nobody else has logged in. */
function outlives(own: Settings, stored: Settings): boolean {
  if (own.owner === undefined || stored.owner === undefined) return own.isOwed === true;
  return own.owner === stored.owner;
}

/**
 * The latest choice that is known: each tab writes the whole settings, and one that had not heard of a choice yet may
 * have written over it. `heard` is what another tab was just heard to write.
 */
function latestKnown(heard: string | null = null): Settings {
  const stored = healSettings(localStore.read(STORAGE_KEYS.settings));
  const told = healSettings(heard);
  const latest = told.owner === stored.owner && isLater(told, stored) ? told : stored;
  const own = settingsStore.get();
  return isLater(own, latest) && outlives(own, latest) ? own : latest;
}

/** Another tab wrote. Where a later choice than what is stored now is known here, it is stored again. */
export function heedStored(heard: string | null): void {
  const latest = latestKnown(heard);
  if (isSame(latest, healSettings(localStore.read(STORAGE_KEYS.settings)))) readSettings();
  else write(latest);
}

/** Writes and shows what becomes of the settings as they stand in this browser, not as this tab last heard of them. */
export function updateSettings(update: (now: Settings) => Settings): void {
  apply(latestKnown());
  keepSettings(update(settingsStore.get()));
}

/** A choice of this moment, or of the one after the last that is known: a clock that runs late does not undo it. */
export function changeSettings(change: Partial<Choices>): void {
  updateSettings((now) => {
    if (isSame({ ...now, ...change }, now)) return now;
    return { ...now, ...change, changedAt: Math.max(serviceNow(), (now.changedAt ?? 0) + 1), isOwed: true };
  });
}

/** Writes and shows them as they are. */
export function keepSettings(settings: Settings): void {
  if (!isSame(settings, settingsStore.get())) write(settings);
}

function write(settings: Settings): void {
  localStore.write(STORAGE_KEYS.settings, JSON.stringify(settings));
  apply(settings);
}

const FIELDS = ['direction', 'responsiveFontSizes', 'theme', 'currency', 'changedAt', 'isOwed', 'owner'] as const;

const isSame = (a: Settings, b: Settings) => FIELDS.every((name) => a[name] === b[name]);

function apply(settings: Settings): void {
  if (!isSame(settings, settingsStore.get())) settingsStore.set(settings);
  const root = document.documentElement;
  root.dir = settings.direction;
  root.dataset.text = settings.responsiveFontSizes ? 'responsive' : 'fixed';
  root.dataset.theme = settings.theme.toLowerCase();
}

// Before the first component is drawn, so that what depends on them is right from the first.
if (typeof window !== 'undefined') readSettings();
