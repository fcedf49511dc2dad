import { DEFAULT_SETTINGS, isCurrencyCode, type Choices, type Settings } from './settings';

/** As the account's service tells them: anything may be absent, or of a value that is not known here. */
export type AccountSettings = { [Name in keyof Choices]?: unknown } & { updatedAt?: string | null };

const CHOICES = ['direction', 'responsiveFontSizes', 'theme', 'currency'] as const;

const isUntouched = (settings: Settings) => CHOICES.every((name) => settings[name] === DEFAULT_SETTINGS[name]);

/** Field by field: what the account does not say, or says in a way that is not known here, stays as it is here. */
function known(told: AccountSettings): Partial<Choices> {
  const { direction, theme, responsiveFontSizes, currency } = told;
  return {
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
    ...((theme === 'DARK' || theme === 'LIGHT') && { theme }),
    ...(typeof responsiveFontSizes === 'boolean' && { responsiveFontSizes }),
    ...(isCurrencyCode(currency) && { currency }),
  };
}

const timeOf = ({ updatedAt }: AccountSettings): number => Date.parse(updatedAt ?? '') || 0;

/** What stands on both sides once the service has taken a change: its word, at its time. */
export const takeAccount = (own: Settings, told: AccountSettings): Settings => ({
  ...own,
  ...known(told),
  changedAt: timeOf(told) || own.changedAt || 0,
  isOwed: undefined,
});

/**
 * The later change wins. An account without a time was never changed: what was chosen in this browser before choices had
 * a time stands, and is owed to it. An answer older than what this browser has seen changes nothing.
 */
export function mergeSettings(own: Settings, told: AccountSettings): Settings {
  const toldAt = timeOf(told);
  if (toldAt === 0 && own.changedAt === undefined && !isUntouched(own)) return { ...own, isOwed: true };
  return toldAt >= (own.changedAt ?? 0) ? takeAccount(own, told) : own;
}

/** What an account had is no claim against the settings of the next one. */
const release = (own: Settings): Settings => ({ ...own, changedAt: 0, isOwed: undefined, owner: undefined });

/** After a logout: what could not be saved waits for the same account. */
export const releaseSaved = (own: Settings): Settings => (own.isOwed ? own : release(own));

/** At a login: what a visitor chose goes to this account, and what another account is still owed does not. */
export const claimFor = (owner: string, own: Settings): Settings => ({
  ...(own.owner === undefined || own.owner === owner ? own : release(own)),
  owner,
});
