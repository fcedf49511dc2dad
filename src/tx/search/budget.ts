const MINUTE_MS = 60_000;
const CALLS_IN_FIRST_MINUTE = 60;
const CALLS_PER_MINUTE = 20;
/** The limit while a transaction of the account was sent but not yet found. */
const BLOCKS_IN_A_MINUTE = 60;

export class OutOfBudget extends Error {
  override name = 'OutOfBudget';
}

export type Budget = {
  take: (calls: number) => boolean;
  spend: () => void;
  /** Takes a whole block from the budget. Reading block by block has a separate limit. */
  takeBlock: () => boolean;
  /** Counts calls that must not wait. Calls above this minute's limit reduce the next minute's limit. */
  overdraw: (calls: number) => void;
};

/**
 * Limits the node calls for one attempt. An unanswered request is watched for hours, and everyone in an office may
 * share one IP address. A new hash (`isNew`) is looked up more often for one minute.
 */
export function createBudget(isNew: boolean, now: () => number = Date.now): Budget {
  const startedAt = now();
  let minute = 0;
  let spent = 0;
  let blocks = 0;
  const measure = () => (isNew && minute === 0 ? CALLS_IN_FIRST_MINUTE : CALLS_PER_MINUTE);
  const startMinute = () => {
    const at = Math.floor((now() - startedAt) / MINUTE_MS);
    if (at === minute) return;
    const overdrawn = Math.max(0, spent - measure());
    [minute, spent, blocks] = [at, overdrawn, 0];
  };
  const take = (calls: number): boolean => {
    startMinute();
    if (spent + calls > measure()) return false;
    spent += calls;
    return true;
  };
  const overdraw = (calls: number) => {
    startMinute();
    spent += calls;
  };
  const spend = () => {
    if (!take(1)) throw new OutOfBudget();
  };
  const takeBlock = (): boolean => {
    startMinute();
    blocks += 1;
    return blocks <= BLOCKS_IN_A_MINUTE;
  };
  return { take, spend, overdraw, takeBlock };
}
