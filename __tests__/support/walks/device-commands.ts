import fc from 'fast-check';
import { during } from '../money/clock';
import type { DeviceWalk } from './device-walk';
import { comesToAnEnd } from './money-end';
import { MONEY_COMMANDS, MONEY_OPENINGS, command, hashOf } from './money-commands';

const BUSY = -32_002;
const tab = fc.nat({ max: 1 });

const changesDevice = command<DeviceWalk>('the other device', (walk) => walk.changesDevice());
const declaresOther = (at: number) =>
  command<DeviceWalk>(
    `declare in tab ${at + 1} that the other device sent nothing`,
    (walk) => walk.declaresOther(walk.tabAt(at)),
    (walk) => walk.isAskedElsewhere(walk.tabAt(at)),
  );

/** The declaration counts as withdrawn only if no wallet was asked since. */
const takesBack = (at: number, which: 'own' | 'mistyped') =>
  command<DeviceWalk>(
    `enter ${which} hash in tab ${at + 1} after “Nothing was sent”`,
    async (walk) => {
      const { held, bench } = walk;
      const hash = await hashOf(walk, which);
      if (!hash) return;
      await walk.enters(walk.tabAt(at), hash);
      await walk.passes(3_000);
      const last = held.prompts.at(-1);
      if (last?.device === held.device() && bench.bank.isWell()) last.isWithdrawn = true;
    },
    (walk) => walk.stateIn(walk.tabAt(at)).step === 'unsent',
  );

const sendsFailed = command<DeviceWalk>('the wallet sends a request that it had not answered', async (walk) => {
  const prompt = walk.held.prompts.find(({ end }) => end === 'failed');
  if (prompt) await walk.approves(prompt, 'as asked', 'answers nothing', true);
});

const isBusy = command<DeviceWalk>('the wallet is busy', (walk) => {
  const prompt = walk.openPrompts().at(-1);
  if (!prompt) return;
  walk.fails(prompt, BUSY);
  prompt.end = 'refused';
});

const losesDeclarations = command<DeviceWalk>('the service loses declarations', ({ bench }) =>
  [bench.bank, bench.stakes].forEach(({ requests }) => requests.loseDeclarations()),
);

const refusesLogs = (at: number) =>
  command<DeviceWalk>(`node ${at + 1} refuses logs`, (walk) => {
    walk.known.isNodeAway = true;
    walk.bench.nodes[at]!.refuse('eth_getLogs', { code: -32_005, message: 'limit exceeded' });
  });

/** Many public nodes show an empty pool. */
const hidesPool = (at: number) =>
  command<DeviceWalk>(`node ${at + 1} hides its pool`, (walk) => {
    walk.known.isNodeAway = true;
    walk.bench.nodes[at]!.lie('eth_getBlockByNumber', (block: object, [tag]: string[]) =>
      tag === 'pending' ? { ...block, transactions: [] } : block,
    );
  });

const node = fc.nat({ max: 2 });

const devices = fc.oneof(
  { weight: 6, arbitrary: fc.constant(changesDevice) },
  { weight: 3, arbitrary: tab.map(declaresOther) },
  { weight: 2, arbitrary: fc.tuple(tab, fc.constantFrom('own', 'mistyped')).map((how) => takesBack(...how)) },
  { weight: 2, arbitrary: fc.constantFrom(sendsFailed, isBusy) },
  { weight: 1, arbitrary: fc.constant(losesDeclarations) },
  { weight: 1, arbitrary: fc.oneof(node.map(refusesLogs), node.map(hidesPool)) },
);

export const DEVICE_COMMANDS = [...MONEY_COMMANDS, devices, devices, devices, devices];

const stops = command<DeviceWalk>('stop waiting', (walk) => during(walk.tabs[0]!.stopsWaiting(walk.action.key)));
const pays = command<DeviceWalk>('Pay', (walk) => walk.presses(walk.tabs[0]!));
const twoMinutes = command<DeviceWalk>('130 s pass', (walk) => walk.passes(130_000));
const declares = command<DeviceWalk>('declare that nothing was sent', (walk) => walk.declares(walk.tabs[0]!));

export const DEVICE_OPENINGS = [
  ...MONEY_OPENINGS,
  [pays, changesDevice, twoMinutes, pays],
  [pays, changesDevice, twoMinutes, pays, declaresOther(0), pays],
  [pays, stops, twoMinutes, declares, changesDevice, pays],
];

/** The investor uses the two devices one after the other. */
export async function bothComeToAnEnd(walk: DeviceWalk): Promise<void> {
  await comesToAnEnd(walk);
  await walk.changesDevice();
  await comesToAnEnd(walk);
}
