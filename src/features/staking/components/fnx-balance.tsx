import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TokenBalance } from '@/chain/balances';
import { LastRead } from '@/parts/last-read';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Amount } from '@/ui/amount';
import { Actions } from '@/ui/layout/actions';
import { SmallError } from '@/ui/state/small-error';
import { fromBaseUnits } from '@/utils/money';
import type { portionsToStake } from '../model/amount-to-stake';

const Portions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Soft = styled('span')({ color: color.soft });

type Props = {
  balance: UseQueryResult<TokenBalance>;
  portions: ReturnType<typeof portionsToStake>;
  onPortion: ((amount: string) => void) | undefined;
};

const PortionButtons = ({ portions, onPortion }: Pick<Props, 'portions' | 'onPortion'>) => (
  <Portions role="group" aria-label="Use part of your balance">
    {portions.map(({ name, amount }) => (
      <Button
        key={name}
        type="button"
        disabled={amount === null || !onPortion}
        onClick={() => amount !== null && onPortion?.(amount)}
      >
        {name}
      </Button>
    ))}
  </Portions>
);

export function FnxBalance({ balance, portions, onPortion }: Props) {
  if (balance.isError && !balance.data)
    return (
      <SmallError onRetry={() => void balance.refetch()} isRetrying={balance.isFetching}>
        Your balance could not be loaded from the network.
      </SmallError>
    );
  return (
    <Actions>
      <p>
        <Soft>In the connected wallet: </Soft>
        {balance.data ? (
          <Amount
            value={fromBaseUnits(balance.data.units, balance.data.decimals)}
            unit="FNX"
            isAbout={balance.data.isAbout}
          />
        ) : (
          <Soft>loading</Soft>
        )}
      </p>
      <LastRead isError={balance.isError} dataUpdatedAt={balance.dataUpdatedAt} />
      {portions.length > 0 && <PortionButtons portions={portions} onPortion={onPortion} />}
    </Actions>
  );
}
