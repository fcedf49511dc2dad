import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  secretKey: z.string(),
});

export type Claims = z.infer<typeof claims>;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const MAX_TOKEN_LENGTH = 4_000;

const signatureOf = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest();

export const signToken = (content: Claims, secret: string): string => signClaims(content, secret);

export function signClaims(content: object, secret: string): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
  return `${signed}.${signatureOf(signed, secret).toString('base64url')}`;
}

export const readToken = (token: string, secret: string, now: number): Claims | null =>
  readClaims(claims, token, secret, now);

/** Requires exactly our header, so that no other `alg` is accepted. */
export function readClaims<Content extends { exp: number }>(
  schema: z.ZodMiniType<Content>,
  token: string,
  secret: string,
  now: number,
): Content | null {
  const [header, payload, signature, ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null;
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && now < parsed.data.exp * 1_000 ? parsed.data : null;
}
