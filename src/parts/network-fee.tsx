import { useQuery } from '@tanstack/react-query';
import { gasPriceQuery } from '@/chain/queries';
import { Amount } from '@/ui/amount';
import { fromBaseUnits } from '@/utils/money';

const COIN_DECIMALS = 18;
const PLACES = 8;
const STEP = 10n ** BigInt(COIN_DECIMALS - PLACES);

const roundedUp = (fee: bigint): bigint => ((fee + STEP - 1n) / STEP) * STEP;

type Props = {
  gas: bigint;
  worthOf?: (fee: bigint) => string | null;
};

export function NetworkFee({ gas, worthOf }: Props) {
  const { data: price } = useQuery(gasPriceQuery);
  if (price === undefined) return 'Paid by your wallet in BNB';
  const fee = gas * price;
  const worth = worthOf?.(fee) ?? null;
  return (
    <>
      About <Amount value={fromBaseUnits(roundedUp(fee), COIN_DECIMALS)} unit="BNB" places={PLACES} />
      {worth && <bdi> ({worth})</bdi>}
    </>
  );
}
