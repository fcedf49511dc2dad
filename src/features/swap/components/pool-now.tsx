import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Moment } from '@/ui/moment';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { percentOf } from '../model/figures';
import type { Market } from '../model/market';
import { ageWords, poolsAlong, shareOfPool, type HeldPool, type Picture } from '../model/picture';

const Small = styled('p')({ color: color.soft, fontSize: '0.9375rem' });
const Both = styled('span')({ display: 'grid' });

export function PoolNow({ picture, market }: { picture: Picture; market: Market }) {
  const pools = poolsAlong(picture, market);
  const share = shareOfPool(picture, market);
  const now = useServiceNow();
  const age = now === null ? null : ageWords(Math.floor(now / 1_000) - Number(market.time));
  const facts: FactEntry[] = pools.map((pool) => [
    pools.length === 1 ? 'In the pool now' : `In the pool of ${pool.tokens.join(' and ')}`,
    <Held key={pool.tokens.join()} pool={pool} />,
  ]);
  return (
    <div>
      <FactList
        facts={share === null ? facts : [...facts, ['Your swap', `${percentOf(share)} of its ${picture.route[0]}`]]}
      />
      <Small>
        From block <bdi>{String(market.block)}</bdi>, mined{' '}
        {age ?? <Moment iso={new Date(Number(market.time) * 1_000).toISOString()} />}.
      </Small>
    </div>
  );
}

const Held = ({ pool: { tokens, amounts } }: { pool: HeldPool }) => (
  <Both>
    <Amount value={amounts[0]} unit={tokens[0]} />
    <Amount value={amounts[1]} unit={tokens[1]} />
  </Both>
);
