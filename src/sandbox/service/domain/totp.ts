import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND } from './clock';

const TOTP_STEP_S = 30;
const DIGITS = 6;
const STEPS_ASIDE = [0, -1, 1] as const;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const totpStepAt = (wallMs: number): number => Math.floor(wallMs / SECOND / TOTP_STEP_S);

export function totpOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function totpStepOf(secret: Uint8Array, code: string, wallMs: number): number | undefined {
  const now = totpStepAt(wallMs);
  return STEPS_ASIDE.map((aside) => now + aside).find((step) => isSameCode(totpOf(secret, step), code));
}

const isSameCode = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
