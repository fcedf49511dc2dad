import type { Address, Hash } from '@/api/contract';
import { actionsOn, type Action } from '../money/actions';
import { loginOf } from '../money/bank';
import type { Bench } from '../money/bench';
import { during, passesByTimers, until } from '../money/clock';
import { openTab, type Tab } from '../money/tab';
import { reviewMadeAt } from '../money/reviewed';
import type { Review } from '@/tx/journal/review';
import { walkChain, type SentAs, type WalkChain } from './chain';
import type { Prompt, Prompts } from './prompts';

export type Make = (actions: ReturnType<typeof actionsOn>) => Promise<Action>;
export type Answering = 'names the hash' | 'answers with an error' | 'answers nothing';
export type MoneyWalk = Awaited<ReturnType<typeof beginMoneyWalk>>;

/** Each device has its own login. */
export const LOGINS = [loginOf('amelia'), loginOf('amelia elsewhere')];
const HOUR_MS = 3_600_000;
const A_BLOCK_MS = 1_000;
export const otherAccountOf = ({ world }: Bench): Address => world.chain.accounts[6]!;
const { setItem } = Storage.prototype;

/** One action of one investor from the first click on Pay, with all events around it. */
export async function beginMoneyWalk(bench: Bench, held: Prompts, make: Make, starts = (_tab: Tab) => {}) {
  const { setAutomine } = bench.world.chain;
  held.reset();
  Storage.prototype.setItem = setItem;
  bench.bank.requests.keep();
  bench.stakes.requests.keep();
  const action = await make(actionsOn(bench));
  await setAutomine(false);
  const chain: WalkChain = walkChain(bench);
  const tabs: Tab[] = [bench.tab];
  const named: Hash[] = [];
  const entered: Hash[] = [];
  /** The rules depend on these facts. Each false declaration allows one more payment. */
  const known = {
    falseDeclarations: 0,
    hours: 0,
    pressed: 0,
    hasFull: false,
    hasAltered: false,
    isNodeAway: false,
    isForked: false,
  };
  let review: Review = reviewMadeAt(Date.now());

  const tabAt = (index: number): Tab => tabs[index % tabs.length]!;
  const stateIn = (tab: Tab) => tab.stateOf(action.key);
  const openPrompts = () => held.prompts.filter(({ end }) => end === 'open');

  /** Mines empty blocks in between, because a real chain mines all the time. */
  const keepTime = async (): Promise<void> => {
    if (Math.floor(Date.now() / 1_000) - (await chain.time()) > 15) await chain.mineEmpty(1);
  };
  const passes = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 30_000) {
      await passesByTimers(Math.min(left, 30_000));
      await keepTime();
    }
  };
  /** The computer sleeps: no timer runs. */
  const sleeps = async (hours: number): Promise<void> => {
    known.hours += hours;
    jest.setSystemTime(Date.now() + hours * HOUR_MS);
    await chain.mineEmpty(20);
    await passes(5_000);
  };

  const presses = async (tab: Tab): Promise<void> => {
    await keepTime();
    const before = held.prompts.length;
    known.pressed += 1;
    void action.start(tab, review);
    await until(() => stateIn(tab).step !== 'checking' || held.prompts.length > before, 30_000);
    await passesByTimers(250);
  };
  const approves = async (prompt: Prompt, as: SentAs, answering: Answering, ownNonce: boolean) => {
    const { nonce, ...asked } = prompt.request;
    const call = await ALTERED[as]({ ...asked, ...(!ownNonce && nonce && { nonce }) }, otherAccountOf(bench));
    const one = await chain.send(call, as, prompt);
    if (one === null) return fails(prompt, -32_603);
    if (prompt.isDeclared && !prompt.isWithdrawn) known.falseDeclarations += 1;
    if (as !== 'as asked') known.hasAltered = true;
    prompt.end = 'sent';
    if (answering === 'answers nothing') return;
    if (answering === 'answers with an error') return void prompt.answer({ error: { code: 4_900, message: 'Gone.' } });
    if (prompt.answer({ result: one.hash })) named.push(one.hash);
  };
  const fails = (prompt: Prompt, code: number): void => {
    prompt.end = code === 4_001 ? 'refused' : 'failed';
    prompt.answer({ error: { code, message: 'Already pending.' } });
  };
  const mines = async (blocks: number): Promise<void> => {
    await chain.mine(blocks);
    await passes(blocks * A_BLOCK_MS);
  };
  const goesOn = (tab: Tab): Promise<void> => {
    starts(tab);
    return tab.goesOn(action.key);
  };
  const reloads = async (changesBrowser?: () => void): Promise<void> => {
    held.leave();
    await bench.reload({ keepsClock: true, login: LOGINS[held.device()], changesBrowser });
    tabs.splice(0, tabs.length, bench.tab);
    await goesOn(bench.tab);
  };
  const opensTab = async (): Promise<void> => {
    const tab = await openTab({ login: LOGINS[held.device()] });
    tabs.push(tab);
    await goesOn(tab);
  };
  const enters = async (tab: Tab, hash: Hash): Promise<void> => {
    entered.push(hash);
    await during(tab.names(action.key, hash));
  };
  /** The app cannot find a transaction that another account sent, so it accepts the false declaration. */
  const declared = (isMeant: (prompt: Prompt) => boolean): void => {
    for (const prompt of held.prompts.filter(isMeant)) {
      const unseen = chain.sent.filter((one) => one.prompt === prompt && one.as === 'from another account');
      if (!prompt.isDeclared) known.falseDeclarations += unseen.length;
      prompt.isDeclared = true;
    }
  };
  /**
   * True if the declaration was accepted. From then on, approving a prompt of this device counts as a false
   * declaration.
   */
  const declares = async (tab: Tab): Promise<boolean> => {
    const isTaken = await during(tab.saysUnsent(action.key));
    if (isTaken) declared(({ device }) => device === held.device());
    return isTaken;
  };
  const lags = async (at: number): Promise<void> => {
    known.isNodeAway = true;
    const height = await bench.world.chain.height();
    const isLater = (block: unknown) => typeof block === 'string' && BigInt(block) > height;
    const node = bench.nodes[at]!;
    node.lie('eth_blockNumber', () => `0x${height.toString(16)}`);
    node.lie('eth_getTransactionReceipt', (own: { blockNumber: string } | null) =>
      own && isLater(own.blockNumber) ? null : own,
    );
    node.lie('eth_getTransactionByHash', (own: { blockNumber: string | null } | null) =>
      own && isLater(own.blockNumber) ? { ...own, blockNumber: null, blockHash: null, transactionIndex: null } : own,
    );
    node.lie('eth_getLogs', (logs: { blockNumber: string }[]) =>
      logs.filter(({ blockNumber }) => !isLater(blockNumber)),
    );
  };
  const reviewsAgain = (): void => void (review = reviewMadeAt(Date.now()));

  return {
    ...{ bench, action, chain, held, tabs, named, entered, known },
    ...{ tabAt, stateIn, openPrompts, keepTime, passes, sleeps, presses, approves, fails, mines, reloads, opensTab },
    ...{ enters, declares, declared, reviewsAgain, lags, goesOn },
    fills: (): void => {
      known.hasFull = true;
      Storage.prototype.setItem = function full(this: Storage, key: string, text: string) {
        if (text.length > (this.getItem(key) ?? '').length) throw new DOMException('Full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    },
    frees: (): void => void (Storage.prototype.setItem = setItem),
  };
}

const LESS = 1n;

/** The calls that a wallet may send instead of the request. An amount is in a token call's last word or in `value`. */
const ALTERED: Readonly<
  Record<SentAs, (call: MoneyCall, other: Address) => Promise<MoneyCall & { gasPrice?: string }>>
> = {
  'as asked': async (call) => call,
  cancellation: async (call) => call,
  'a stranger’s': async (call) => call,
  altered: async (call) => lessOf(call),
  'from another account': async ({ nonce: _nonce, ...call }, from) => ({ ...call, from }),
};
type MoneyCall = Prompt['request'];

function lessOf(call: MoneyCall): MoneyCall {
  const { data, value } = call;
  if (data === undefined || data === '0x')
    return { ...call, value: `0x${(BigInt(value ?? '0x0') - LESS).toString(16)}` };
  const amount = BigInt(`0x${data.slice(-64)}`) - LESS;
  return { ...call, data: `${data.slice(0, -64)}${amount.toString(16).padStart(64, '0')}` as Hash };
}
