import { getTransactionReceipt } from 'viem/actions';
import type { Hash } from '@/api/contract';
import { readFigures, type Read } from './balances';
import { movedBySwap, type Leg, type Moved, type SwapParties } from './swap/moved';

export type OutcomeRequest = SwapParties & Readonly<{ hash: Hash; pay: Leg; get: Leg }>;

export const swapOutcomeOf = ({ hash, ...asked }: OutcomeRequest): Promise<Moved & Read> =>
  readFigures(async (client) => {
    const { logs } = await getTransactionReceipt(client, { hash });
    return movedBySwap(logs, asked, asked);
  });
