import type { Address } from '@/api/contract';
import type { UnsettledTx } from '@/tx/hooks';
import { isSameAddress } from '@/utils/is-same-address';
import type { Symbol } from './balance-lines';

export type Contracts = Readonly<Partial<Record<Exclude<Symbol, 'BNB'>, Address>>>;

function legsOf({ effect }: Pick<UnsettledTx, 'effect'>): readonly (Address | 'coin')[] {
  switch (effect.type) {
    case 'transfer':
      return [effect.token];
    case 'swap':
      return [effect.pay, effect.get];
    case 'wrapping':
      return [effect.wrapped];
    case 'coin-transfer':
    case 'approval':
      return [];
  }
}

/** Always includes BNB, because every transaction pays the network fee in BNB. */
export function movedTokens(underWay: readonly Pick<UnsettledTx, 'effect'>[], contracts: Contracts): Set<Symbol> {
  if (underWay.length === 0) return new Set();
  const legs = underWay.flatMap(legsOf);
  const isMoved = (contract: Address) => legs.some((leg) => leg !== 'coin' && isSameAddress(leg, contract));
  const moved = (['FNX', 'USDT', 'WBNB'] as const).filter((symbol) => {
    const contract = contracts[symbol];
    return contract !== undefined && isMoved(contract);
  });
  return new Set<Symbol>(['BNB', ...moved]);
}
