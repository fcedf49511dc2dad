import AES from 'crypto-js/aes';
import Hex from 'crypto-js/enc-hex';
import type { Call } from '@/api/contract';
import { mismatches, resolved } from './contract-check/shape';
import { HASH, NOW, OF_ANSWER, OF_ENTITY, OF_REQUEST, VALUES, WALLET } from './example-values';
import { schemaOf, type JsonSchema } from './call-schemas';

/** The secretKey of the encrypted examples, with which readers can test their own encryption. */
export const EXAMPLE_KEY = '00112233445566778899aabbccddeeff';
const EXAMPLE_SALT = '0102030405060708';

export const encryptedExample = (value: unknown): string =>
  AES.encrypt(JSON.stringify(value), EXAMPLE_KEY, { salt: Hex.parse(EXAMPLE_SALT) }).toString();

const ONE_TIME_CODE = '482913';
const FITTING = [WALLET, HASH, '12.5', ONE_TIME_CODE, `0x${'ab'.repeat(65)}`];
const fits = (schema: JsonSchema, value: unknown) => mismatches(schema, value).length === 0;

function textOf(schema: JsonSchema, name: string): unknown {
  const { format, pattern } = schema;
  if (format === 'date-time') return NOW;
  if (pattern !== undefined) return FITTING.find((text) => fits(schema, text));
  return /Id$|^id$/.test(name) ? '65a4f0c2' : 'Text';
}

/** A text or hash without a known value is null if the schema allows null. */
function optionOf(options: readonly JsonSchema[], name: string): unknown {
  const [option = {}] = options;
  const isPlain = option.type === 'string' && option.format === undefined && !String(option.pattern).includes('.');
  const mayBeNull = options.some(({ type }) => type === 'null');
  return isPlain && mayBeNull && !/Address$|^contract$/.test(name) ? null : exampleOf(option, name);
}

function exampleOf(given: JsonSchema, name: string): unknown {
  const schema = resolved(given);
  const known = (VALUES[name] ?? []).find((value) => fits(schema, value));
  if (known !== undefined) return known;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return optionOf(schema.anyOf as JsonSchema[], name);
  if (Array.isArray(schema.type)) return exampleOf({ ...schema, type: schema.type[0] as string }, name);
  if (schema.type === 'array') return [exampleOf((schema.items ?? {}) as JsonSchema, name)];
  if (schema.type === 'object') return { ...objectOf(schema, () => true), ...OF_ENTITY[entityOf(given)] };
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? textOf(schema, name) : 1;
}

const entityOf = ({ $ref }: JsonSchema): string => (typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '');

function objectOf(schema: JsonSchema, isWanted: (name: string) => boolean): Record<string, unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const wanted = properties.filter(([name, inner]) => isWanted(name) && !('not' in inner));
  return Object.fromEntries(wanted.map(([name, inner]) => [name, exampleOf(inner, name)]));
}

/** Optional fields that make an example of a request useful. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  buyShare: ['shares'],
  enableTwoFactor: [],
  loginVerifyOtp: ['phoneOtp', 'emailOtp'],
  confirmLostWallet: ['phoneOtp', 'emailOtp'],
  putSettings: ['theme', 'currency'],
};

/** Returns an example of a request. For a union, this is the first alternative. */
export function requestExample(name: string, call: Call): Record<string, unknown> {
  const whole = schemaOf(call.request);
  const schema = Array.isArray(whole.anyOf) ? (whole.anyOf[0] as JsonSchema) : whole;
  const wanted = new Set([...((schema.required ?? []) as string[]), ...(ALSO[name] ?? [])]);
  return { ...objectOf(schema, (field) => wanted.has(field)), ...OF_REQUEST[name] };
}

export const fieldExample = (name: string, schema: JsonSchema): unknown => exampleOf(schema, name);

export function dataExample(name: string, call: Call): unknown {
  const made = exampleOf(schemaOf(call.data), '');
  const own = OF_ANSWER[name] ?? {};
  return Array.isArray(made) ? made.map((item: object) => ({ ...item, ...own })) : { ...Object(made), ...own };
}
