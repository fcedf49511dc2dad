import { useBench, type Bench } from '../money/bench';
import { MONEY_COMMANDS, MONEY_OPENINGS } from './money-commands';
import { comesToAnEnd } from './money-end';
import { beginMoneyWalk, otherAccountOf, type Make, type MoneyWalk } from './money-walk';
import { DEVICE_COMMANDS, DEVICE_OPENINGS, bothComeToAnEnd } from './device-commands';
import { beginDeviceWalk, type DeviceWalk } from './device-walk';
import { holdPrompts, type Prompts } from './prompts';
import { SEEDS, walkAtRandom } from './run';

const WALKS = 25;
const WALKS_ON_TWO = 5;
const MAX_LENGTH = 14;
const AT_MOST_MS = 1_800_000;

const ENOUGH = 10n ** 24n;

type Kinds = Readonly<Record<string, Make>>;
type Walking<W extends MoneyWalk> = Omit<Parameters<typeof walkAtRandom<W>>[0], 'seed' | 'begin'> & {
  begin: (bench: Bench, held: Prompts, make: Make) => Promise<W>;
};

export const walksOf = (kinds: Kinds): void =>
  walksAs(kinds, {
    ...{ walks: WALKS, longest: MAX_LENGTH, openings: MONEY_OPENINGS, commands: MONEY_COMMANDS },
    ...{ begin: beginMoneyWalk, end: comesToAnEnd },
  });

export const walksOnTwoDevices = (kinds: Kinds): void =>
  walksAs<DeviceWalk>(kinds, {
    ...{ walks: WALKS_ON_TWO, longest: MAX_LENGTH, openings: DEVICE_OPENINGS, commands: DEVICE_COMMANDS },
    ...{ begin: beginDeviceWalk, end: bothComeToAnEnd },
  });

/** Runs the walks of one kind of action one after the other on one chain. An hour passes between two walks. */
function walksAs<W extends MoneyWalk>(kinds: Kinds, walking: Walking<W>): void {
  const bench = useBench();
  let held: Prompts;
  beforeAll(async () => {
    held = holdPrompts();
    const { faucet } = bench.world.chain;
    for (const to of [bench.from, otherAccountOf(bench)])
      for (const token of ['USDT', 'FNX'] as const) await faucet(token, to, ENOUGH);
  });

  const begin = async (make: Make): Promise<W> => {
    await bench.renew();
    for (const account of [bench.from, otherAccountOf(bench)]) await bench.world.chain.setBnb(account, ENOUGH);
    return walking.begin(bench, held, make);
  };
  const walks = Object.entries(kinds).flatMap(([name, make]) => SEEDS.map((seed) => ({ name, seed, make })));
  it.each(walks)(
    'random walks of $name keep the rules: seed $seed',
    ({ seed, make }) => walkAtRandom<W>({ ...walking, seed, begin: () => begin(make) }),
    AT_MOST_MS,
  );
}
