import { cleanup } from '@testing-library/react';
import { withoutRetries } from '../support/render';
import { useServer, type Backend } from '../support/service';
import { startAs } from '../support/start-as';
import { beginIdentityWalk } from '../support/walks/identity-walk';
import { IDENTITY_COMMANDS, IDENTITY_OPENINGS, showsStatusAtTheEnd } from '../support/walks/identity-commands';
import { SEEDS, walkAtRandom } from '../support/walks/run';

const WALKS = 200;

useServer();
withoutRetries();
afterEach(cleanup);

let backend: Backend;

it.each(SEEDS)(
  'random walks of an identity check keep the rules: seed %i',
  async (seed) => {
    backend = await startAs('Nell');
    await walkAtRandom({
      ...{ seed, walks: WALKS, longest: 14, openings: IDENTITY_OPENINGS, commands: IDENTITY_COMMANDS },
      begin: () => beginIdentityWalk(backend, 'nell@fnx.example'),
      end: showsStatusAtTheEnd,
    });
  },
  1_800_000,
);
