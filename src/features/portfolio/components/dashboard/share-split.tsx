import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { across } from '@/theme/hatch';
import { color, from } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Moment } from '@/ui/moment';
import { Skeleton } from '@/ui/state/skeleton';
import { useServiceNow } from '@/utils/hooks/use-service-now';
import { useHolding } from '../../hooks/use-holding';
import { firstUnlock, isAboveZero, splitOf } from '../../model/holding';

const Box = styled('div')({ display: 'grid', gap: 10, marginBlockEnd: 26 });
const Bar = styled('div')({ display: 'flex', blockSize: 26, borderBlock: `1px solid ${color.soft}` });
const Part = styled('span')({
  flexBasis: 0,
  minInlineSize: 0,
  ...across(1, 5, color.metal),
  '&[data-is="staked"]': { ...across(1.5, 3, color.metal), borderInlineStart: `2px solid ${color.metal}` },
  '@media (forced-colors: active)': { borderInline: '1px solid CanvasText' },
});
const Names = styled('dl')({
  ...FIGURES,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 20px',
  [from.tablet]: { '& > div:nth-of-type(2)': { textAlign: 'end' } },
});
const Name = styled('dt')({ fontSize: '0.875rem', color: color.soft });

export function ShareSplit() {
  const { data, isPending } = useHolding();
  const split = data && splitOf(data);
  if (isPending) return <Waiting />;
  if (!split) return null;
  const hasStaked = isAboveZero(split.staked);
  return (
    <Box>
      <Bar aria-hidden="true">
        <Part style={{ flexGrow: split.walletPart }} />
        {hasStaked && <Part data-is="staked" style={{ flexGrow: split.stakedPart }} />}
      </Bar>
      <Names>
        <div>
          <Name>In your wallet</Name>
          <dd>
            <Amount value={split.inWallet} unit="FNX" />
          </dd>
        </div>
        <div>
          <Name>
            Staked
            {hasStaked && <UnlockDate />}
          </Name>
          <dd>{hasStaked ? <Amount value={split.staked} unit="FNX" /> : 'None'}</dd>
        </div>
      </Names>
    </Box>
  );
}

function UnlockDate() {
  const { data } = useQuery(stakingQuery);
  const now = useServiceNow();
  const unlock = data && firstUnlock(data.positions);
  if (!unlock || now === null) return null;
  return (
    <>
      {unlock.isOnly ? ', ' : ', the first '}
      {now < Date.parse(unlock.at) ? 'unlocks ' : 'unlocked '}
      <Moment iso={unlock.at} form="day" />
    </>
  );
}

const Waiting = () => (
  <Box aria-hidden="true">
    <Bar />
    <Names>
      <div>
        <Name>In your wallet</Name>
        <dd>
          <Skeleton />
        </dd>
      </div>
      <div>
        <Name>Staked</Name>
        <dd>
          <Skeleton />
        </dd>
      </div>
    </Names>
  </Box>
);
