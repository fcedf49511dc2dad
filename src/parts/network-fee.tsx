import { useQuery } from '@tanstack/react-query';
import { gasPriceQuery } from '@/chain/queries';
import { Amount } from '@/ui/amount';
import { fromBaseUnits } from '@/utils/money';

/** As every chain of this kind counts its coin. */
const COIN_DECIMALS = 18;
const PLACES = 8;
const STEP = 10n ** BigInt(COIN_DECIMALS - PLACES);

/** Nobody is told of a smaller fee than there may be. */
const roundedUp = (fee: bigint): bigint => ((fee + STEP - 1n) / STEP) * STEP;

type Props = {
  /** What is usually taken of it. */
  gas: bigint;
  /** The same in money, where the coin's price is known. */
  worthOf?: (fee: bigint) => string | null;
};

/** What the network is about to take. An estimate: the wallet names what it asks for. */
export function NetworkFee({ gas, worthOf }: Props) {
  const { data: price } = useQuery(gasPriceQuery);
  if (price === undefined) return 'Paid by your wallet in BNB';
  const fee = gas * price;
  const worth = worthOf?.(fee) ?? null;
  return (
    <>
      About <Amount value={fromBaseUnits(roundedUp(fee), COIN_DECIMALS)} unit="BNB" places={PLACES} />
      {worth && <bdi> ({worth})</bdi>}, an estimate
    </>
  );
}
