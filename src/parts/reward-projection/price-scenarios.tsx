import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { Skeleton } from '@/ui/state/skeleton';
import { SCENARIOS, worthInScenario } from './scenarios';

const Place = styled('div')({ borderBlockStart: `1px solid ${color.rule}` });

export function PriceScenarios({ total }: { total: string | undefined }) {
  const { data } = useQuery(fnxPriceQuery);
  const worthOf = (percent: bigint) => {
    if (total === undefined || !data) return <Skeleton />;
    return <Money value={worthInScenario(total, data.price, percent)} currency={data.currency} />;
  };
  return (
    <Place>
      <FactList facts={SCENARIOS.map(({ assumption, percent }) => [assumption, worthOf(percent)])} />
    </Place>
  );
}
