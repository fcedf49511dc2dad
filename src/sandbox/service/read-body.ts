import { Refusal, formRefusal } from './domain/refusal';

export const MAX_BODY_BYTES = 100_000;

const tooLarge = () => new Refusal(413, 'The request is too large.');
const unreadable = () => formRefusal({}, 'The request could not be read.');

export async function readJson(request: Request): Promise<object> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw tooLarge();
  return text.trim() === '' ? {} : parseObject(text);
}

function parseObject(text: string): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  return asObject(parsed);
}

export function asObject(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value;
}
