/**
 * Decides what our nodes agree on, for each kind of figure. Pure. docs/payments.md, "What nodes must agree on", says which
 * figure needs which of these.
 */

/** One place for each configured node; null for a node that gave no answer. */
export type Answers<T> = readonly (T | null)[];

export type Agreement<T> =
  /** `isFinal` is false where only one node is configured: its word decides, but nothing is shown as final by it. */
  | { is: 'agreed'; value: T; isFinal: boolean }
  /** One of several nodes answered. */
  | { is: 'alone'; value: T }
  | { is: 'split' }
  | { is: 'none' };

/** Two nodes, or the only one that is configured. */
export const quorumOf = (answers: { length: number }): number => Math.min(2, answers.length);

export const heardIn = <T>(answers: Answers<T>): T[] => answers.filter((answer) => answer !== null);

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? '';

/** Balances, allowances, nonce counts, hashes of blocks, logs, places of transactions: two nodes report the same. */
export function agreementOf<T>(answers: Answers<T>, keyOf: (value: T) => unknown = (value) => value): Agreement<T> {
  const heard = heardIn(answers);
  const keys = heard.map((value) => textOf(keyOf(value)));
  const value = heard.find((_, at) => keys.filter((key) => key === keys[at]).length >= quorumOf(answers));
  if (value !== undefined) return { is: 'agreed', value, isFinal: answers.length > 1 };
  const [alone, ...more] = heard;
  if (alone === undefined) return { is: 'none' };
  return more.length === 0 ? { is: 'alone', value: alone } : { is: 'split' };
}

/** Some ten seconds, counted in blocks of BNB Smart Chain or in seconds: nodes that follow it are never further apart. */
const FAR = 12n;

const falling = (answers: Answers<bigint>): bigint[] =>
  heardIn(answers).toSorted((one, other) => (one > other ? -1 : 1));

/**
 * Heights, and times of newest blocks, differ by a little between honest nodes: the lower of the two highest that are near each other. Among three,
 * neither a node that claims to be far ahead nor one that is stuck decides.
 */
export function heightFrom(answers: Answers<bigint>): Agreement<bigint> {
  const heights = falling(answers);
  const [highest] = heights;
  if (highest === undefined) return { is: 'none' };
  if (quorumOf(answers) === 1) return { is: 'agreed', value: highest, isFinal: false };
  if (heights.length === 1) return { is: 'alone', value: highest };
  const value = heights.find((height, at) => at > 0 && (heights[at - 1] ?? height) - height <= FAR);
  return value === undefined ? { is: 'split' } : { is: 'agreed', value, isFinal: true };
}

/** Prices of gas, which every node estimates by itself: the highest that two nodes have reached. Null where fewer answer. */
export const priceFrom = (answers: Answers<bigint>): bigint | null => falling(answers)[quorumOf(answers) - 1] ?? null;

/** What a transfer of coin to an account costs, whatever has happened meanwhile. */
const PLAIN_TRANSFER_GAS = 21_000n;
/** What a contract pays to write a figure where there was none. */
const FIRST_WRITE_GAS = 20_000n;

/** A recipient whose balance is emptied before the transaction is mined makes it dearer by a first write. */
function gasMarginOf(gas: bigint): bigint {
  const quarter = gas / 4n;
  return gas > PLAIN_TRANSFER_GAS && quarter < FIRST_WRITE_GAS ? FIRST_WRITE_GAS : quarter;
}

/**
 * The highest estimate up to the cap, and a quarter more, or a first write where that is more. A low estimate would make every transaction fail at the cost of
 * its fee; gas that is not used costs nothing. Null where no node names an estimate up to the cap.
 */
export function gasFrom(answers: Answers<bigint>, cap: bigint): bigint | null {
  const usable = heardIn(answers).filter((gas) => gas <= cap);
  if (usable.length === 0) return null;
  const highest = usable.reduce((high, gas) => (gas > high ? gas : high));
  return highest + gasMarginOf(highest);
}

/** How far a newest block may be from the service's time. A swap goes by the chain's clock; all else by the service's, with hours to spare. */
export const CLOCKS_WITHIN_S = { swap: 60n, otherwise: 600n };

export function isOnTime(blockTime: bigint, serviceMs: number, withinS: bigint): boolean {
  const difference = blockTime - BigInt(Math.floor(serviceMs / 1_000));
  return difference <= withinS && difference >= -withinS;
}
