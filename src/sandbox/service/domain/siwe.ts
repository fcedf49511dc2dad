import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe';
import { siteFor } from './app-sites';
import { MINUTE } from './clock';
import { Refusal, formRefusal } from './refusal';

/** The app's origin and chain. A wallet shows the origin to its owner, and a signature for another site is refused. */
export type AppSite = { origin: string; chainId: number };

const CLOCKS_DIFFER_MS = MINUTE;
const DATES = /^(Issued At|Expiration Time|Not Before): (.+)$/gm;

const unreadable = () => formRefusal({ message: 'This is not a valid EIP-4361 sign-in message.' });

const withPlainDates = (message: string) =>
  message.replace(DATES, (_line, name: string, date: string) => `${name}: ${new Date(date).toISOString()}`);

/**
 * Rebuilds the message and compares it, because `parseSiweMessage` finds fields anywhere in the text and ignores
 * extra text.
 */
export function readSiweMessage(text: string): SiweMessage {
  const fields = parseSiweMessage(text);
  const { address, chainId, domain, nonce, uri, version, issuedAt } = fields;
  if (!address || !chainId || !domain || !nonce || !uri || !version || !issuedAt) throw unreadable();
  const message = { ...fields, address, chainId, domain, nonce, uri, version, issuedAt };
  if (!isWrittenAs(message, text)) throw unreadable();
  return message;
}

function isWrittenAs(message: SiweMessage, text: string): boolean {
  try {
    return createSiweMessage(message) === withPlainDates(text);
  } catch {
    return false;
  }
}

export function assertMeantForUs(message: SiweMessage, app: AppSite, now: number): void {
  const { chainId } = app;
  const origin = siteFor(message.uri, app.origin);
  const { host } = new URL(origin);
  if (message.domain !== host)
    throw formRefusal({ message: `The message was signed for ${message.domain}, not for ${host}.` });
  if (message.scheme !== undefined && `${message.scheme}://${host}` !== origin)
    throw formRefusal({ message: 'The message names a different scheme from the app’s.' });
  if (message.uri !== origin) throw formRefusal({ message: 'The message names a different address from the app’s.' });
  if (message.chainId !== chainId)
    throw formRefusal({ message: `The message is for network ${message.chainId}, not for ${chainId}.` });
  assertTimely(message, now);
}

function assertTimely({ issuedAt, notBefore, expirationTime }: SiweMessage, now: number): void {
  const isAhead = (date: Date | undefined) => date !== undefined && date.getTime() > now + CLOCKS_DIFFER_MS;
  if (isAhead(issuedAt)) throw formRefusal({ message: 'The message has an issue date in the future.' });
  if (isAhead(notBefore)) throw formRefusal({ message: 'The message is not valid yet.' });
  if (expirationTime && expirationTime.getTime() <= now)
    throw new Refusal(410, 'The message has expired. Please sign a new one.');
}
