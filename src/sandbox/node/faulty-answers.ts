import type { RawAnswer } from './wire';

const HUGE_BYTES = 8_000_000;
const DEPTH = 20_000;

type Fields = Record<string, unknown>;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const fieldsOf = ({ body }: RawAnswer): Fields => {
  const parsed: unknown = JSON.parse(String(body));
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
};

export const withData = (raw: RawAnswer, data: unknown): RawAnswer => ({
  ...raw,
  body: JSON.stringify({ ...fieldsOf(raw), data }),
});

export function wrongTypes(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [String(index), wrongTypes(item)]));
  if (typeof value !== 'object' || value === null) return 0;
  const entries = Object.entries(value).map(([name, item]) => [name, wrongTypes(item)] as const);
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

export const dataOf = (raw: RawAnswer): unknown => fieldsOf(raw).data;

export const deepBody = `{"status":200,"message":"Success","data":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`;

export const hugeBody = () => JSON.stringify({ status: 200, message: 'Success', data: 'x'.repeat(HUGE_BYTES) });

export const jsonAnswer = (status: number, body: string | Buffer): RawAnswer => ({ status, headers: JSON_TYPE, body });

export const htmlAnswer = (status: number, title: string, headers: Record<string, string> = {}): RawAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});
