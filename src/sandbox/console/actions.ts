import * as z from 'zod/mini';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { ONE } from '@/utils/money';
import { addTransactions } from '../seed/many-transactions';
import { accountByEmail } from '../service/domain/accounts';
import { parseUnits } from '../service/domain/decimal';
import { inboxOf } from '../service/domain/inbox';
import { moveKyc } from '../service/domain/kyc';
import { endWaitingPeriod } from '../service/domain/lost-wallet';
import { decideOrder } from '../service/domain/orders/decide';
import { Refusal, formRefusal } from '../service/domain/refusal';
import { plansOf } from '../service/domain/staking/plans';
import { setPlanOpen } from '../service/domain/staking/plan-state';
import { KYC_STATUSES } from '../service/domain/state';
import { seededAccounts } from './accounts';
import type { ConsoleDeps } from './controls';
import { FAULT_KINDS } from './faults';

type Action = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  run: (deps: ConsoleDeps, input: object) => unknown;
};

const TEN_YEARS_S = 315_360_000;
const MAX_TRANSFER = 1_000_000n * ONE;

const clockInput = z.object({ advanceSeconds: z.int().check(z.gte(0), z.lte(TEN_YEARS_S)) });
const faultInput = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(FAULT_KINDS),
  times: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
});
const kycInput = z.object({
  email: z.string(),
  status: z.enum(KYC_STATUSES),
  comment: z.optional(z.string().check(z.maxLength(1_000))),
});
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'an address: 0x and 40 hexadecimal digits'));
const coins = {
  symbol: z.enum(['FNX', 'USDT', 'BNB']),
  amount: z.string().check(z.regex(/^\d{1,10}(\.\d{1,18})?$/, 'a number such as 100 or 0.5')),
};
const faucetInput = z.object({ address, ...coins });
const transferInput = z.object({ from: address, to: address, ...coins });
const orderInput = z.object({ orderNo: z.string(), decision: z.enum(['deliver', 'refund']) });
const planInput = z.object({ planId: z.string(), status: z.enum(['open', 'closed']) });
const lostWalletInput = z.object({ email: z.string() });
const transactionsInput = z.object({ email: z.string(), count: z.int().check(z.gte(0), z.lte(50_000)) });
const inboxInput = z.object({ to: z.optional(z.string().check(z.maxLength(254))) });

function read<T>(schema: z.ZodMiniType<T>, input: object): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? 'body'), message] as const);
  throw formRefusal(Object.fromEntries(errors), errors.map((pair) => pair.join(': ')).join('; '));
}

function amountFor(amount: string): bigint {
  const units = parseUnits(amount);
  if (units === 0n || units > MAX_TRANSFER) throw formRefusal({ amount: 'Enter more than 0 and at most 1000000.' });
  return units;
}

async function runFaucet({ controls }: ConsoleDeps, input: object) {
  const { address: to, symbol, amount } = read(faucetInput, input);
  await controls.faucet(symbol, to as Address, amountFor(amount));
  return {};
}

async function runTransfer({ controls }: ConsoleDeps, input: object) {
  const { from, to, symbol, amount } = read(transferInput, input);
  const units = amountFor(amount);
  if (!controls.wallets().some((wallet) => isSameAddress(wallet, from)))
    throw formRefusal({ from: 'Enter one of the wallets that the sandbox offers.' });
  const sent = await controls
    .transfer({ symbol, from: from as Address, to: to as Address, amount: units })
    .catch(() => {
      throw new Refusal(409, 'The wallet could not send it. Check its balance and its BNB for the network fee.');
    });
  return { txHash: sent };
}

async function decidePlan({ store, clock, controls }: ConsoleDeps, input: object) {
  const { planId, status } = read(planInput, input);
  await controls.settle();
  const now = clock.now();
  setPlanOpen(store.state, planId, status === 'open', now);
  return {
    docs: plansOf(store.state, now).map(({ _id, active }) => ({ planId: _id, status: active ? 'open' : 'closed' })),
  };
}

function accountOf({ store }: ConsoleDeps, email: string) {
  const account = accountByEmail(store.state, email);
  if (!account) throw formRefusal({ email: 'No account has this e-mail.' });
  return account;
}

function passLostWallet(deps: ConsoleDeps, input: object) {
  const { email } = read(lostWalletInput, input);
  endWaitingPeriod(deps.store.state, accountOf(deps, email), deps.clock.now());
  return {};
}

function runTransactions(deps: ConsoleDeps, input: object) {
  const { email, count } = read(transactionsInput, input);
  const { _id: accountId, walletAddress: wallet } = accountOf(deps, email);
  if (!wallet) throw formRefusal({ email: 'No wallet is linked to this account.' });
  addTransactions(deps.store.state, { accountId, wallet }, count, deps.clock.now());
  return {};
}

function decideKyc(deps: ConsoleDeps, input: object) {
  const { store, clock } = deps;
  const { email, status, comment } = read(kycInput, input);
  const account = accountOf(deps, email);
  moveKyc(store.state, account, { status, comment }, clock.now());
  return { kycStatus: status };
}

async function runDecision({ store, clock, controls }: ConsoleDeps, input: object) {
  const { orderNo, decision } = read(orderInput, input);
  decideOrder(store.state, orderNo, decision, clock.now());
  await controls.settle();
  return {};
}

function readChain({ controls }: ConsoleDeps) {
  const facts = controls.chainFacts();
  if (!facts) throw new Refusal(404, 'This sandbox runs without a chain.');
  return facts;
}

export const ACTIONS: readonly Action[] = [
  {
    method: 'GET',
    path: 'inbox',
    run: ({ store }, input) => ({ docs: inboxOf(store.state, read(inboxInput, input).to) }),
  },
  { method: 'GET', path: 'accounts', run: ({ store }) => ({ docs: seededAccounts(store.state) }) },
  { method: 'GET', path: 'chain', run: readChain },
  { method: 'POST', path: 'kyc', run: decideKyc },
  { method: 'POST', path: 'lost-wallet', run: passLostWallet },
  { method: 'POST', path: 'order', run: runDecision },
  { method: 'POST', path: 'faucet', run: runFaucet },
  { method: 'POST', path: 'transfer', run: runTransfer },
  { method: 'POST', path: 'plan', run: decidePlan },
  { method: 'POST', path: 'transactions', run: runTransactions },
  {
    method: 'POST',
    path: 'clock',
    run: async ({ controls, clock }, input) => {
      await controls.advance(read(clockInput, input).advanceSeconds);
      return { now: new Date(clock.now()).toISOString() };
    },
  },
  {
    method: 'POST',
    path: 'reset',
    run: async ({ controls, faults }) => {
      faults.clear();
      await controls.reset();
      return {};
    },
  },
  {
    method: 'POST',
    path: 'fault',
    run: ({ faults }, input) => {
      faults.add(read(faultInput, input));
      return { docs: faults.list() };
    },
  },
  {
    method: 'DELETE',
    path: 'fault',
    run: ({ faults }) => {
      faults.clear();
      return {};
    },
  },
];
