import { headersFor } from './csp';
import { readServerEnv } from './server-env';

/** The policy of the document of the identity check: the constant one, and the one origin that this server was started with. */
export const identityHeaders = () =>
  headersFor('kyc', {
    dev: process.env.NODE_ENV !== 'production',
    identityOrigin: readServerEnv().browser.identity?.origin,
  });
