import { useQueryClient } from '@tanstack/react-query';
import type { Stake } from '@/api/contract';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { OpenRequestNotice } from '@/parts/open-request-notice';
import { txKeyOf } from '@/tx';
import { DEPOSIT_COPY } from '../model/deposit-words';

type Props = { stakeId: string; asked: NonNullable<Stake['asked']> };

export function StakeOpenRequest({ stakeId, asked }: Props) {
  const cache = useQueryClient();
  return (
    <OpenRequestNotice
      txKey={txKeyOf('stake', stakeId)}
      reported={{ to: 'stake', id: stakeId }}
      name={DEPOSIT_COPY.name}
      secondOne="If both deposits go through, the bank keeps one and sends the other back to its wallet."
      asked={asked}
      onDeclared={() => void cache.invalidateQueries({ queryKey: stakingQuery.queryKey })}
    />
  );
}
