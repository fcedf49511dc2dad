import { headersFor } from './csp';
import { readServerEnv } from './server-env';

export const identityHeaders = () =>
  headersFor('kyc', {
    dev: process.env.NODE_ENV !== 'production',
    identityOrigin: readServerEnv().browser.identity?.origin,
  });
