import * as z from 'zod/mini';
import type { State } from '../service/domain/state';
import { readText, removePieces, setAside } from './files';
import { brokenInvariant } from './invariants';
import { block } from './shape/scalars';
import { stateShape } from './shape/state';

const reporting = z.looseObject({ reportedHash: z.optional(z.string()) });

/** Version 4 had no `isConfirmed` for unmatched payments and stored hashes as typed. */
const version4 = z.looseObject({
  state: z.looseObject({
    version: z.literal(4),
    strayPayments: z.array(z.looseObject({})),
    orders: z.array(reporting),
    stakes: z.array(reporting),
  }),
});

const inSmallLetters = (thing: z.infer<typeof reporting>) =>
  thing.reportedHash === undefined ? thing : { ...thing, reportedHash: thing.reportedHash.toLowerCase() };

function migrated(saved: unknown): unknown {
  const { success, data } = version4.safeParse(saved);
  if (!success) return saved;
  const { state } = data;
  return {
    ...data,
    state: {
      ...state,
      version: 5,
      strayPayments: state.strayPayments.map((unmatched) => ({ ...unmatched, isConfirmed: false })),
      orders: state.orders.map(inSmallLetters),
      stakes: state.stakes.map(inSmallLetters),
    },
  };
}

export type StatePaths = { service: string; chain: string };

export const statePaths = (service: string): StatePaths => ({
  service,
  chain: `${service.replace(/\.json$/, '')}.chain.json`,
});

/** `chainHeight` is the height at the time of saving. A chain with a lower height has lost data. */
export type Saved = { state: State; chainId: number; chainHeight: bigint };

const savedShape = z.object({ chainId: z.int(), chainHeight: block, state: stateShape });

export const savedText = ({ state, chainId, chainHeight }: Saved): string =>
  `${JSON.stringify({ chainId, chainHeight: String(chainHeight), state })}\n`;

export function readSaved(paths: StatePaths, say: (words: string) => void): Saved | undefined {
  for (const path of [paths.service, paths.chain]) removePieces(path);
  const [service, chain] = [readText(paths.service), readText(paths.chain)];
  if (service === undefined && chain === undefined) return undefined;
  const read = readPair(service, chain);
  if (typeof read !== 'string') return read;
  discard(paths, read, say);
  return undefined;
}

function readPair(service: string | undefined, chain: string | undefined): Saved | string {
  if (service === undefined) return "The service's state is missing";
  const saved = parseSaved(service);
  if (typeof saved === 'string') return `The service's state is damaged (${saved})`;
  if (chain === undefined) return "The chain's state is missing";
  return jsonOf(chain) === undefined ? "The chain's state is damaged" : saved;
}

function parseSaved(text: string): Saved | string {
  const json = jsonOf(text);
  if (json === undefined) return 'it is not JSON';
  const parsed = savedShape.safeParse(migrated(json));
  if (!parsed.success) return `${parsed.error.issues[0]?.path.join('.') || 'the whole file'} is not valid`;
  const { state, chainId, chainHeight } = parsed.data;
  const saved = { state, chainId, chainHeight: BigInt(chainHeight) };
  return brokenInvariant(saved) ?? saved;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Renames both files even if only one is damaged, because chain and service must match. */
export function discard({ service, chain }: StatePaths, reason: string, say: (words: string) => void): void {
  const kept = [service, chain].filter((path) => readText(path) !== undefined).map(setAside);
  say(`${reason}. The sandbox starts from its seed; what was there is kept in ${kept.join(' and ')}.`);
}
