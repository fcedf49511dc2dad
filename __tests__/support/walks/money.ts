import { useBench } from '../money/bench';
import { MONEY_COMMANDS } from './money-commands';
import { comesToAnEnd } from './money-end';
import { beginMoneyWalk, type Make, type MoneyWalk } from './money-walk';
import { holdPrompts, type Prompts } from './prompts';
import { SEEDS, walkAtRandom } from './run';

const WALKS = 40;
const LONGEST = 14;
const AT_MOST_MS = 1_800_000;

/** Walks of one kind of action over one chain, which returns to its beginning before each walk. */
export function walksOf(kinds: Readonly<Record<string, Make>>): void {
  const bench = useBench();
  let held: Prompts;
  let start: unknown;
  beforeAll(() => (held = holdPrompts()));

  const begin = async (make: Make): Promise<MoneyWalk> => {
    const { rpc } = bench.world.chain;
    await bench.renew(async () => {
      if (start) await rpc('evm_revert', [start]);
      start = await rpc('evm_snapshot');
    });
    return beginMoneyWalk(bench, held, make);
  };
  const walks = Object.entries(kinds).flatMap(([name, make]) => SEEDS.map((seed) => ({ name, seed, make })));
  it.each(walks)(
    'random walks of $name keep the rules: seed $seed',
    ({ seed, make }) =>
      walkAtRandom({
        ...{ seed, walks: WALKS, longest: LONGEST, commands: MONEY_COMMANDS },
        ...{ begin: () => begin(make), end: comesToAnEnd },
      }),
    AT_MOST_MS,
  );
}
