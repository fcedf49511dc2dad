import type { RequestOf, putSettings } from '@/api/contract';
import { iso } from './clock';
import { Refusal } from './refusal';
import type { Account, StoredSettings } from './state';
import { RISK_VERSION, TERMS_VERSION } from './versions';

type Changes = RequestOf<typeof putSettings>;

export function changeSettings(account: Account, changes: Changes, now: number): StoredSettings {
  const { termsAcceptedVersion: terms, riskAcceptedVersion: risk, notify, updatedAt, ...looks } = changes;
  assertCurrent(terms, TERMS_VERSION, 'terms');
  assertCurrent(risk, RISK_VERSION, 'risk disclosure');
  if (terms !== undefined) account.termsAcceptedVersion = terms;
  if (risk !== undefined) account.riskAcceptedVersion = risk;
  account.settings = {
    ...account.settings,
    ...laterSettings(account.settings, given(looks), Math.min(updatedAt ? Date.parse(updatedAt) : now, now)),
    notify: { ...account.settings.notify, ...given(notify ?? {}) },
  };
  return account.settings;
}

/** Returns no change if a later one from another device is already stored. A future time counts as now. */
function laterSettings(
  stored: StoredSettings,
  looks: Partial<StoredSettings>,
  changedAt: number,
): Partial<StoredSettings> {
  const isLate = stored.updatedAt !== undefined && Date.parse(stored.updatedAt) > changedAt;
  return isLate || Object.keys(looks).length === 0 ? {} : { ...looks, updatedAt: iso(changedAt) };
}

/** Throws for an older version, because accepting it does not accept the current one. */
function assertCurrent(accepted: string | undefined, current: string, document: string): void {
  if (accepted === undefined || accepted === current) return;
  throw new Refusal(409, `The ${document} changed. Please read version ${current} and accept that one.`, { current });
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

const given = <Fields extends object>(fields: Fields): Partial<Given<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Given<Fields>>;
