import { useBench } from '../money/bench';
import { MONEY_COMMANDS, MONEY_OPENINGS } from './money-commands';
import { comesToAnEnd } from './money-end';
import { beginMoneyWalk, otherAccountOf, type Make, type MoneyWalk } from './money-walk';
import { holdPrompts, type Prompts } from './prompts';
import { SEEDS, walkAtRandom } from './run';

const WALKS = 25;
const LONGEST = 14;
const AT_MOST_MS = 1_800_000;

const ENOUGH = 10n ** 24n;

/** Runs the walks of one kind of action one after the other on one chain. An hour passes between two walks. */
export function walksOf(kinds: Readonly<Record<string, Make>>): void {
  const bench = useBench();
  let held: Prompts;
  beforeAll(async () => {
    held = holdPrompts();
    const { faucet } = bench.world.chain;
    for (const to of [bench.from, otherAccountOf(bench)])
      for (const token of ['USDT', 'FNX'] as const) await faucet(token, to, ENOUGH);
  });

  const begin = async (make: Make): Promise<MoneyWalk> => {
    await bench.renew();
    for (const account of [bench.from, otherAccountOf(bench)]) await bench.world.chain.setBnb(account, ENOUGH);
    return beginMoneyWalk(bench, held, make);
  };
  const walks = Object.entries(kinds).flatMap(([name, make]) => SEEDS.map((seed) => ({ name, seed, make })));
  it.each(walks)(
    'random walks of $name keep the rules: seed $seed',
    ({ seed, make }) =>
      walkAtRandom({
        ...{ seed, walks: WALKS, longest: LONGEST, openings: MONEY_OPENINGS, commands: MONEY_COMMANDS },
        ...{ begin: () => begin(make), end: comesToAnEnd },
      }),
    AT_MOST_MS,
  );
}
