const MINUTE_MS = 60_000;
const IN_FIRST_MINUTE = 60;
const IN_A_MINUTE = 20;

/** Nothing more may be asked in this minute. */
export class OutOfBudget extends Error {
  override name = 'OutOfBudget';
}

export type Budget = {
  /** False, and nothing is spent, where so many are not left. */
  take: (calls: number) => boolean;
  spend: () => void;
  /** What must be asked at once: beyond the minute's measure the next ones have less. */
  owe: (calls: number) => void;
};

/**
 * How much the watch of one attempt may ask of the nodes: an office shares one address, and a question that nobody
 * answers is asked for hours. `isNew` is for a hash that has just become known, which is looked at more often for a minute.
 */
export function createBudget(isNew: boolean, now: () => number = Date.now): Budget {
  const began = now();
  let minute = 0;
  let spent = 0;
  const measure = () => (isNew && minute === 0 ? IN_FIRST_MINUTE : IN_A_MINUTE);
  const goOn = () => {
    const at = Math.floor((now() - began) / MINUTE_MS);
    if (at === minute) return;
    const owed = Math.max(0, spent - measure());
    [minute, spent] = [at, owed];
  };
  const take = (calls: number): boolean => {
    goOn();
    if (spent + calls > measure()) return false;
    spent += calls;
    return true;
  };
  const owe = (calls: number) => {
    goOn();
    spent += calls;
  };
  const spend = () => {
    if (!take(1)) throw new OutOfBudget();
  };
  return { take, spend, owe };
}
