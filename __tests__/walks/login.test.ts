import Cookies from 'js-cookie';
import { withoutRetries } from '../support/render';
import { startBackend, useServer, type Backend } from '../support/service';
import { beginLoginWalk } from '../support/walks/login-walk';
import { LOGIN_OPENINGS, loginCommands } from '../support/walks/login-commands';
import { logsInAtTheEnd } from '../support/walks/login-rules';
import { SEEDS, walkAtRandom } from '../support/walks/run';

const WALKS = 650;

useServer();
withoutRetries();

const clock = { passedMs: 0 };
const reallyNow = Date.now;
const reallyPassed = performance.now.bind(performance);
let backend: Backend;
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => reallyNow() + clock.passedMs);
  jest.spyOn(performance, 'now').mockImplementation(() => reallyPassed() + clock.passedMs);
  // The document's cookies expire by the real clock, so a removal with an expiry in the walk's time would take effect
  // too late.
  jest.spyOn(Cookies, 'remove').mockImplementation((name) => {
    document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`;
  });
  backend = await startBackend();
});
afterAll(() => jest.restoreAllMocks());

it.each(SEEDS)(
  'random walks of a login keep the rules: seed %i',
  async (seed) => {
    const [investor, other] = await backend.sandbox.accounts();
    await walkAtRandom({
      ...{ seed, walks: WALKS, longest: 16, openings: LOGIN_OPENINGS, commands: loginCommands(other!) },
      begin: () => beginLoginWalk(backend, investor!, clock),
      end: logsInAtTheEnd,
    });
  },
  1_800_000,
);
