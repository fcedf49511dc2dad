import { getAddress, isAddress } from 'viem/utils';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { KnownAddress } from './known-addresses';

type RecipientFault =
  | Readonly<{ kind: 'empty' | 'not-an-address' | 'wrong-checksum' | 'own' | 'unowned' }>
  | Readonly<{ kind: 'pay-address' | 'vault' | 'exchange' }>
  | Readonly<{ kind: 'token'; symbol: string }>
  | Readonly<{ kind: 'no-names' | 'no-name' | 'no-address' | 'names-unreachable' }>;

export type Recipient =
  | Readonly<{ kind: 'taken'; address: Address; resembles: KnownAddress | null }>
  | Readonly<{ kind: 'refused'; fault: RecipientFault }>;

export function nameIn(typed: string): string | null {
  const text = typed.trim();
  return text.includes('.') && !/^0x/i.test(text) ? text : null;
}

const LAST_PRECOMPILE = 0xffffn;

export function readRecipient(typed: string, known: readonly KnownAddress[]): Recipient {
  const text = typed.replace(/\s+/g, '').replace(/^0X/, '0x');
  if (text === '') return refused({ kind: 'empty' });
  if (!isAddress(text, { strict: false })) return refused({ kind: 'not-an-address' });
  const digits = text.slice(2);
  // An address in one case has no checksum. In mixed case, the letters' case is the checksum.
  const isChecked = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (isChecked && !isAddress(text)) return refused({ kind: 'wrong-checksum' });
  const address = getAddress(text.toLowerCase());
  if (BigInt(address) <= LAST_PRECOMPILE) return refused({ kind: 'unowned' });
  const fault = known.flatMap((one) => (isSameAddress(one.address, address) ? faultOf(one) : []))[0];
  return fault ? refused(fault) : { kind: 'taken', address, resembles: resembled(address, known) };
}

export const refused = (fault: RecipientFault): Recipient => ({ kind: 'refused', fault });

function faultOf({ owner }: KnownAddress): RecipientFault[] {
  if (owner === 'sent-before') return [];
  return typeof owner === 'string' ? [{ kind: owner }] : [{ kind: 'token', symbol: owner.token }];
}

const ENDS = 4;
const endsOf = (address: string): string => {
  const digits = address.slice(2).toLowerCase();
  return `${digits.slice(0, ENDS)} ${digits.slice(-ENDS)}`;
};

/**
 * Detects address poisoning: an attacker creates an address that resembles a known one, so that someone copies the
 * wrong one from a list.
 */
const resembled = (address: Address, known: readonly KnownAddress[]): KnownAddress | null =>
  known.find((one) => !isSameAddress(one.address, address) && endsOf(one.address) === endsOf(address)) ?? null;
