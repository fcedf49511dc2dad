/** Decides what our nodes agree on. docs/payments.md, "What nodes must agree on", lists the rule for each figure. */

export type Answers<T> = readonly (T | null)[];

export type Agreement<T> =
  /**
   * `isFinal` is false if only one node is configured. The app uses that node's answer, but does not show the answer
   * as final.
   */
  { type: 'agreed'; value: T; isFinal: boolean } | { type: 'alone'; value: T } | { type: 'split' } | { type: 'none' };

export const quorumOf = (answers: { length: number }): number => Math.min(2, answers.length);

export const receivedIn = <T>(answers: Answers<T>): T[] => answers.filter((answer) => answer !== null);

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? '';

/**
 * Returns the answer that two nodes agree on. Use it for balances, allowances, nonce counts, block hashes, logs and
 * positions of transactions.
 */
export function agreementOf<T>(answers: Answers<T>, keyOf: (value: T) => unknown = (value) => value): Agreement<T> {
  const received = receivedIn(answers);
  const keys = received.map((value) => textOf(keyOf(value)));
  const value = received.find((_, at) => keys.filter((key) => key === keys[at]).length >= quorumOf(answers));
  if (value !== undefined) return { type: 'agreed', value, isFinal: answers.length > 1 };
  const [alone, ...more] = received;
  if (alone === undefined) return { type: 'none' };
  return more.length === 0 ? { type: 'alone', value: alone } : { type: 'split' };
}

/** The largest difference between healthy nodes: in blocks for heights, in seconds for block times. */
const FAR = 12n;

const falling = (answers: Answers<bigint>): bigint[] =>
  receivedIn(answers).toSorted((one, other) => (one > other ? -1 : 1));

/**
 * Returns the lower of the two highest values that are close together. Use it for block heights and times, which
 * differ slightly between honest nodes. A single node of three cannot decide alone, whether it claims to be ahead or
 * is stuck.
 */
export function heightFrom(answers: Answers<bigint>): Agreement<bigint> {
  const heights = falling(answers);
  const [highest] = heights;
  if (highest === undefined) return { type: 'none' };
  if (quorumOf(answers) === 1) return { type: 'agreed', value: highest, isFinal: false };
  if (heights.length === 1) return { type: 'alone', value: highest };
  const value = heights.find((height, at) => at > 0 && (heights[at - 1] ?? height) - height <= FAR);
  return value === undefined ? { type: 'split' } : { type: 'agreed', value, isFinal: true };
}

/**
 * Returns the second highest gas price, or the only node's. Each node estimates its own. Null if too few nodes answer.
 */
export const priceFrom = (answers: Answers<bigint>): bigint | null => falling(answers)[quorumOf(answers) - 1] ?? null;

const PLAIN_TRANSFER_GAS = 21_000n;
const FIRST_WRITE_GAS = 20_000n;

/** The margin covers a new storage slot: the recipient's balance may drop to zero before the transaction is mined. */
function gasMarginOf(gas: bigint): bigint {
  const quarter = gas / 4n;
  return gas > PLAIN_TRANSFER_GAS && quarter < FIRST_WRITE_GAS ? FIRST_WRITE_GAS : quarter;
}

/**
 * Returns the highest estimate up to the cap, plus a margin, or null if no estimate is within the cap. With an estimate
 * that is too low, a transaction fails at the cost of its fee. Unused gas is free.
 */
export function gasFrom(answers: Answers<bigint>, cap: bigint): bigint | null {
  const usable = receivedIn(answers).filter((gas) => gas <= cap);
  if (usable.length === 0) return null;
  const highest = usable.reduce((high, gas) => (gas > high ? gas : high));
  return highest + gasMarginOf(highest);
}

/**
 * The allowed difference between the newest block and the service's time. A swap's deadline uses the chain's clock.
 * Other actions have hours to spare.
 */
export const CLOCKS_WITHIN_S = { swap: 60n, otherwise: 600n };

export const isNear = (one: bigint, other: bigint, by: bigint): boolean => one - other <= by && other - one <= by;

export const isOnTime = (blockTime: bigint, serviceMs: number, withinS: bigint): boolean =>
  isNear(blockTime, BigInt(Math.floor(serviceMs / 1_000)), withinS);
