import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TokenBalance } from '@/chain/balances';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button';
import { ExactAmount } from '@/ui/exact-amount';
import { Actions } from '@/ui/layout/actions';
import { SmallError } from '@/ui/state/small-error';
import { fromBaseUnits } from '@/utils/money';

const Soft = styled('span')({ color: color.soft });

type Props = { held: UseQueryResult<TokenBalance>; onMax: (() => void) | undefined };

/** By our own nodes, not by the wallet's word. */
export function HeldFnx({ held, onMax }: Props) {
  if (held.isError && !held.data)
    return (
      <SmallError onRetry={() => void held.refetch()} isRetrying={held.isFetching}>
        Your balance could not be read from the network.
      </SmallError>
    );
  return (
    <Actions>
      <p>
        <Soft>In the connected wallet: </Soft>
        {held.data ? (
          <ExactAmount value={fromBaseUnits(held.data.units, held.data.decimals)} unit="FNX" />
        ) : (
          <Soft>reading it from the network</Soft>
        )}
      </p>
      {onMax && (
        <Button type="button" onClick={onMax}>
          Max
        </Button>
      )}
    </Actions>
  );
}
