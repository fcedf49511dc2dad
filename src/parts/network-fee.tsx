import { useQuery } from '@tanstack/react-query';
import { gasPriceQuery } from '@/chain/queries';
import { Amount } from '@/ui/amount';
import { DECIMALS, fromBaseUnits } from '@/utils/money';

const PLACES = 8;
const STEP = 10n ** BigInt(DECIMALS - PLACES);

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
      About <Amount value={fromBaseUnits(roundedUp(fee), DECIMALS)} unit="BNB" places={PLACES} />
      {worth && <bdi> ({worth})</bdi>}
    </>
  );
}
