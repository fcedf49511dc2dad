import styled from '@emotion/styled';
import type { Plan, Stake } from '@/api/contract';
import { serviceNow } from '@/utils/service-clock';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { Amount } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { FactList } from '@/ui/fact-list';
import { Moment } from '@/ui/moment';
import { ProgressBar } from '@/ui/progress-bar';
import { StatePanel } from '@/ui/state/state-panel';
import { ClaimActions } from './claim-actions';
import { useAccrued } from '../hooks/use-accrued';
import { stakeName, stakeState, termPassed } from '../model/stake-words';

const List = styled('ul')({ display: 'grid', gap: 24 });
const Entry = styled('li')({ '& + &': { borderBlockStart: `1px solid ${color.rule}`, paddingBlockStart: 24 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 10,
});
const Name = styled('h3')({ ...DISPLAY_TYPE, fontSize: '1.375rem' });

type Props = { positions: readonly Stake[]; plans: readonly Plan[]; minClaim: string | null };

export function Positions({ positions, plans, minClaim }: Props) {
  if (positions.length === 0) {
    return (
      <StatePanel kind="empty" title="You have no stake yet">
        <p>Choose a plan above and see what it would bring. A stake locks shares for the term of its plan.</p>
      </StatePanel>
    );
  }
  return (
    <List>
      {positions.map((stake) => (
        <Position key={stake._id} stake={stake} minClaim={minClaim} name={stakeName(stake, plans)} />
      ))}
    </List>
  );
}

type PositionProps = { stake: Stake; name: string; minClaim: string | null };

function Position({ stake, name, minClaim }: PositionProps) {
  const accrued = useAccrued(stake);
  const { tone, label } = stakeState(stake);
  return (
    <Entry>
      <Head>
        <Name>{name}</Name>
        <Badge tone={tone}>{label}</Badge>
      </Head>
      <ProgressBar label="Term" percent={termPassed(stake, serviceNow())}>
        until <Moment iso={stake.unlockAt} form="day" />
      </ProgressBar>
      <FactList
        facts={[
          ['Staked', <Amount key="amount" value={stake.amount} unit="FNX" />],
          ['Earned so far', <Amount key="accrued" value={accrued} unit="FNX" />],
          ['Can be claimed', <Amount key="claimable" value={stake.claimable} unit="FNX" />],
          ['Already claimed', <Amount key="claimed" value={stake.claimed} unit="FNX" />],
        ]}
      />
      <ClaimActions stake={stake} name={name} minClaim={minClaim} />
    </Entry>
  );
}
