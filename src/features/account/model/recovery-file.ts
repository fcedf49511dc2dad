import { PRODUCT } from '@/config/product';

export const RECOVERY_FILE = `${PRODUCT.toLowerCase()}-recovery-codes.txt`;

export const recoveryText = (codes: readonly string[], email: string): string =>
  [
    `Recovery codes of ${email} at ${PRODUCT}`,
    '',
    ...codes,
    '',
    'Each works once in place of a code from your authenticator app. Newer codes replace all of these.',
    '',
  ].join('\n');
