const base64url = (text: string) =>
  Buffer.from(text, 'utf8').toString('base64').replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** A token with any payload; browsers do not check the signature. */
export const tokenWith = (payload: unknown): string =>
  [base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' })), base64url(JSON.stringify(payload)), 'signature'].join('.');

export const keyIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { secretKey: string }).secretKey;
