import { setupServer } from 'msw/node';
import { setCredentials } from '@/api/credentials';
import { createBank, loginOf } from './bank';
import { takingNoTime } from './clock';

/**
 * A bank that answers rule tests, with Amelia logged in. With `takesNoTime` it also answers while the clock is stopped.
 */
export function useBank({ takesNoTime = false } = {}) {
  const bank = createBank();
  const server = setupServer(...bank.handlers);
  const reallyFetch = globalThis.fetch;
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    setCredentials(loginOf('amelia'));
    const listening = globalThis.fetch;
    if (takesNoTime) globalThis.fetch = (input, init) => takingNoTime(() => listening(input, init));
  });
  afterEach(() => {
    bank.reset();
    server.resetHandlers(...bank.handlers);
  });
  afterAll(() => {
    globalThis.fetch = reallyFetch;
    server.close();
  });
  return { bank, server };
}
