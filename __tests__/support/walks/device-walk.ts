import type { Bench } from '../money/bench';
import { during } from '../money/clock';
import { copied, restored } from '../money/stored';
import { emptyBrowser, type Tab } from '../money/tab';
import { LOGINS, beginMoneyWalk, type Make } from './money-walk';
import type { Prompts } from './prompts';

export type DeviceWalk = Awaited<ReturnType<typeof beginDeviceWalk>>;

const EMPTY: ReturnType<typeof copied> = [[], []];

/** One order or stake, and the two devices of its investor. Only one device is in use at a time. */
export async function beginDeviceWalk(bench: Bench, held: Prompts, make: Make) {
  const walk = await beginMoneyWalk(bench, held, make, (tab) => {
    tab.link(bench.from);
    tab.startEngine();
  });
  const { action, named, entered, stateIn } = walk;
  [bench.bank, bench.stakes].forEach(({ requests }) => requests.keepReports());
  await walk.goesOn(walk.tabs[0]!);
  let away: Readonly<{ stored: typeof EMPTY; named: typeof named; entered: typeof entered }> = {
    ...{ stored: EMPTY, named: [], entered: [] },
  };

  const changesDevice = async (): Promise<void> => {
    const next = away;
    held.goTo(1 - held.device());
    await walk.reloads(() => {
      away = { stored: copied(), named: named.splice(0), entered: entered.splice(0) };
      walk.frees();
      emptyBrowser();
      restored(next.stored);
      named.push(...next.named);
      entered.push(...next.entered);
    });
  };
  const [to, id] = action.key.split(':') as ['order' | 'stake', string];
  const { requests } = to === 'order' ? bench.bank : bench.stakes;
  /** Only the device that has reported a hash can learn that its transaction failed. */
  const isReportedElsewhere = (): boolean => requests.isReportedByOther(id, LOGINS[held.device()]!.token);
  const isAskedElsewhere = (tab: Tab): boolean => Object(stateIn(tab)).refusal === 'asked-before';
  /** After this declaration, approving a prompt of the other device counts as a false declaration. */
  const declaresOther = async (tab: Tab): Promise<void> => {
    const answer = await during(tab.declaresUnsent(to, id));
    if (answer === 'taken' || answer === 'unreachable') walk.declared(({ device }) => device !== held.device());
  };
  return Object.assign(walk, { changesDevice, isAskedElsewhere, isReportedElsewhere, declaresOther });
}
