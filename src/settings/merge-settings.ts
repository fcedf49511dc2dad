import { DEFAULT_SETTINGS, isCurrencyCode, type Choices, type Settings } from './settings';

export type AccountSettings = { [Name in keyof Choices]?: unknown } & { updatedAt?: string | null };

const CHOICES = ['direction', 'responsiveFontSizes', 'theme', 'currency'] as const;

const isUntouched = (settings: Settings) => CHOICES.every((name) => settings[name] === DEFAULT_SETTINGS[name]);

function known(account: AccountSettings): Partial<Choices> {
  const { direction, theme, responsiveFontSizes, currency } = account;
  return {
    ...((direction === 'ltr' || direction === 'rtl') && { direction }),
    ...((theme === 'DARK' || theme === 'LIGHT') && { theme }),
    ...(typeof responsiveFontSizes === 'boolean' && { responsiveFontSizes }),
    ...(isCurrencyCode(currency) && { currency }),
  };
}

const timeOf = ({ updatedAt }: AccountSettings): number => Date.parse(updatedAt ?? '') || 0;

export const takeAccount = (own: Settings, account: AccountSettings): Settings => ({
  ...own,
  ...known(account),
  changedAt: timeOf(account) || own.changedAt || 0,
  isUnsaved: undefined,
});

/**
 * The later change wins. If neither has a time, the account was never changed. This browser's choice is then kept and
 * saved to the account.
 */
export function mergeSettings(own: Settings, account: AccountSettings): Settings {
  const savedAt = timeOf(account);
  if (savedAt === 0 && own.changedAt === undefined && !isUntouched(own)) return { ...own, isUnsaved: true };
  return savedAt >= (own.changedAt ?? 0) ? takeAccount(own, account) : own;
}

/** Resets the time, so that the settings of one account never win over the settings of the next account. */
const release = (own: Settings): Settings => ({ ...own, changedAt: 0, isUnsaved: undefined, owner: undefined });

/** After a logout, unsaved changes are kept for the same account. */
export const releaseSaved = (own: Settings): Settings => (own.isUnsaved ? own : release(own));

/** At a login, a visitor's choice goes to this account. Unsaved changes of another account do not. */
export const claimFor = (owner: string, own: Settings): Settings => ({
  ...(own.owner === undefined || own.owner === owner ? own : release(own)),
  owner,
});
