import { FRESH_LOGIN_MINUTES, SHARES_THAT_COUNT } from '@/config/wallet-rule';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { ServiceChain } from '../service-chain';
import { MINUTE } from './clock';
import { blockersOf } from './deactivation-blockers';
import { parseUnits } from './decimal';
import { holdingOf } from './holdings';
import { isReplacementDue } from './lost-wallet';
import { Refusal } from './refusal';
import type { Member } from './sessions';
import type { Account, State } from './state';

type World = { state: State; chain: Pick<ServiceChain, 'balanceOf'>; now: number };

const COUNTS = parseUnits(SHARES_THAT_COUNT);

/**
 * Whether the account holds shares on the chain, in the books, at stake or in transit. Each source can lag behind.
 * The chain is read first, so that the books cannot change before the decision.
 */
export async function holdsShares({ state, chain, now }: World, account: Account): Promise<boolean> {
  const { walletAddress, _id } = account;
  if (!walletAddress) return false;
  const onChain = await chain.balanceOf('FNX', walletAddress);
  const inBooks = parseUnits(holdingOf(state, _id, now).totalShares);
  return onChain >= COUNTS || inBooks >= COUNTS || blockersOf(state, account).length > 0;
}

const isReplacing = ({ walletAddress }: Account, next: Address): boolean =>
  Boolean(walletAddress) && !isSameAddress(walletAddress ?? '', next);

export async function assertMayLinkAlone(world: World, { account, session }: Member, next: Address): Promise<void> {
  if (!isReplacing(account, next)) return;
  const isAlone = isReplacementDue(world.state, account, world.now) || !(await holdsShares(world, account));
  if (!isAlone) {
    const words =
      'Your linked wallet holds shares, or you have a stake, order or reward in progress. To replace it, sign with both that wallet and the new one.';
    throw new Refusal(403, words, { reason: 'BOTH_WALLETS' });
  }
  // Without a recent login, a stranger at an open browser could redirect the owner's shares.
  if (world.now - session.openedAt <= FRESH_LOGIN_MINUTES * MINUTE) return;
  const words = `To replace your wallet, log in again: your login must not be older than ${FRESH_LOGIN_MINUTES} minutes.`;
  throw new Refusal(403, words, { reason: 'REAUTH' });
}

export async function changeOf(world: World, account: Account): Promise<'LOGIN' | 'BOTH' | undefined> {
  if (!account.walletAddress) return undefined;
  if (isReplacementDue(world.state, account, world.now)) return 'LOGIN';
  return (await holdsShares(world, account)) ? 'BOTH' : 'LOGIN';
}
