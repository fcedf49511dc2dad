const MINUTE_MS = 60_000;
const IN_FIRST_MINUTE = 60;
const IN_A_MINUTE = 20;

/** Nothing more may be asked in this minute. */
export class OutOfBudget extends Error {
  override name = 'OutOfBudget';
}

export type Budget = { take: (calls: number) => boolean; spend: () => void };

/**
 * How much the watch of one attempt may ask of the nodes: an office shares one address, and a question that nobody
 * answers is asked for hours. `isNew` is for a hash that has just become known, which is looked at more often for a minute.
 */
export function createBudget(isNew: boolean, now: () => number = Date.now): Budget {
  const began = now();
  let minute = 0;
  let spent = 0;
  const take = (calls: number): boolean => {
    const at = Math.floor((now() - began) / MINUTE_MS);
    if (at !== minute) [minute, spent] = [at, 0];
    if (spent + calls > (isNew && /* guard: first-minute */ at === 0 ? IN_FIRST_MINUTE : IN_A_MINUTE))
      /* guard: minute-limit */ return false;
    spent += calls;
    return true;
  };
  const spend = () => {
    // guard: beyond-budget
    if (!take(1)) throw new OutOfBudget();
  };
  return { take, spend };
}
