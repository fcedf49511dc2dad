import type { RequestOf, Settings, putSettings } from '@/api/contract';
import { Refusal } from './refusal';
import type { Account } from './state';
import { RISK_VERSION, TERMS_VERSION } from './versions';

type Changes = RequestOf<typeof putSettings>;

/** What is left out stays as it is, inside `notify` too. */
export function changeSettings(account: Account, changes: Changes): Settings {
  const { termsAcceptedVersion: terms, riskAcceptedVersion: risk, notify, ...looks } = changes;
  assertCurrent(terms, TERMS_VERSION, 'terms');
  assertCurrent(risk, RISK_VERSION, 'risk disclosure');
  if (terms !== undefined) account.termsAcceptedVersion = terms;
  if (risk !== undefined) account.riskAcceptedVersion = risk;
  account.settings = {
    ...account.settings,
    ...given(looks),
    notify: { ...account.settings.notify, ...given(notify ?? {}) },
  };
  return account.settings;
}

/** Somebody who read an old document has not accepted what it says now. */
function assertCurrent(accepted: string | undefined, current: string, document: string): void {
  if (accepted === undefined || accepted === current) return;
  throw new Refusal(409, `The ${document} changed. Please read version ${current} and accept that one.`, { current });
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

const given = <Fields extends object>(fields: Fields): Partial<Given<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Given<Fields>>;
