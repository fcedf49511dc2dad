import * as z from 'zod/mini';
import { STATE_VERSION, type State } from '../service/domain/state';
import { readText, removePieces, setAside } from './files';

/** The service's state, and the chain's beside it. */
export type StatePaths = { service: string; chain: string };

export const statePaths = (service: string): StatePaths => ({ service, chain: `${service.replace(/\.json$/, '')}.chain.json` });

/** How far the chain had come when the service's state was written: a chain that is behind it has lost something. */
export type Saved = { state: State; chainId: number; chainHeight: bigint };

const list = z.array(z.looseObject({}));
const savedSchema = z.object({
  chainId: z.int(),
  chainHeight: z.string().check(z.regex(/^\d+$/)),
  state: z.looseObject({
    version: z.literal(STATE_VERSION),
    instance: z.string(),
    aheadS: z.number().check(z.gte(0)),
    secret: z.string().check(z.minLength(32)),
    seededAt: z.number(),
    accounts: list.check(z.minLength(1)),
    loginAttempts: list,
    signUps: list,
    forgotAttempts: list,
    resetTokens: list,
    counters: list,
    sessions: list,
    ledger: list,
    orders: list,
    stakes: list,
    claims: list,
    outgoing: list,
    strayPayments: list,
    scannedBlock: z.string().check(z.regex(/^\d+$/)),
    messages: list,
    notices: list,
    applicants: list,
    walletNonces: list,
    deactivations: list,
    tickets: list,
    subscriptions: list,
  }),
});

export const savedText = ({ state, chainId, chainHeight }: Saved): string =>
  `${JSON.stringify({ chainId, chainHeight: String(chainHeight), state })}\n`;

/** Nothing, where there is nothing or where it cannot be used; then it is said why, and kept under another name. */
export function readSaved(paths: StatePaths, say: (words: string) => void): Saved | undefined {
  for (const path of [paths.service, paths.chain]) removePieces(path);
  const [service, chain] = [readText(paths.service), readText(paths.chain)];
  if (service === undefined && chain === undefined) return undefined;
  const saved = parseSaved(service);
  if (saved && chain !== undefined && isJson(chain)) return saved;
  discard(paths, whatIsWrong(service, saved, chain), say);
  return undefined;
}

function parseSaved(text: string | undefined): Saved | undefined {
  const parsed = savedSchema.safeParse(text === undefined ? undefined : jsonOf(text));
  // Only this program writes the file, and the schema saw that it is whole and of this version.
  if (!parsed.success) return undefined;
  const { state, chainId, chainHeight } = parsed.data;
  return { state: state as unknown as State, chainId, chainHeight: BigInt(chainHeight) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isJson = (text: string) => jsonOf(text) !== undefined;

function whatIsWrong(service: string | undefined, saved: Saved | undefined, chain: string | undefined): string {
  if (service === undefined) return "The service's state is missing";
  if (!saved) return "The service's state is damaged";
  return chain === undefined ? "The chain's state is missing" : "The chain's state is damaged";
}

/** Both or neither: a chain without its service's memory, or the other way round, would tell two stories. */
export function discard({ service, chain }: StatePaths, reason: string, say: (words: string) => void): void {
  const kept = [service, chain].filter((path) => readText(path) !== undefined).map(setAside);
  say(`${reason}. The sandbox starts from its seed; what was there is kept in ${kept.join(' and ')}.`);
}
