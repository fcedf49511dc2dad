import { LICENCE, SUPERVISOR } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { TIER_1_REQUIRED } from '@/config/bank';
import type { SiteFigures } from '@/domain/site-figures';
import { color, from } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { factsOf } from '../../model/site-facts';

const List = styled('ul')({
  '&&': { listStyle: 'none', padding: 0, maxInlineSize: 'none' },
  borderBlockEnd: `1px solid ${color.rule}`,
});
const Row = styled('li')({
  '&&': { margin: 0 },
  display: 'grid',
  gap: '2px 40px',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${color.rule}`,
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)', alignItems: 'baseline' },
});
const Text = styled('span')({ ...OWN_DIRECTION, '& > strong': { display: 'block', fontWeight: 600 } });
const Proof = styled('span')({ ...OWN_DIRECTION, color: color.soft, [from.tablet]: { textAlign: 'end' } });

function Measured({ figures, label }: { figures: SiteFigures; label: string }) {
  const [fact] = factsOf(figures, [label]);
  return (
    fact && (
      <Proof>
        <bdi dir="ltr">{fact.value}</bdi>, <time dateTime={fact.asOf.iso}>{fact.asOf.label}</time>
      </Proof>
    )
  );
}

export const Supervision = ({ figures }: { figures: SiteFigures }) => (
  <List>
    <Row>
      <Text>
        <strong>{`The ${SUPERVISOR}`}</strong> grants the licence, inspects the bank on site each spring, and may write
        shares down.
      </Text>
      <Proof>{`Licence ${LICENCE}`}</Proof>
    </Row>
    <Row>
      <Text>
        <strong>Capital</strong> The authority requires a Tier 1 ratio of {`${TIER_1_REQUIRED}%`} or more.
      </Text>
      <Measured figures={figures} label="Tier 1 ratio" />
    </Row>
    <Row>
      <Text>
        <strong>Liquidity</strong> The bank must be able to cover everything that could be withdrawn in thirty bad days:
        a ratio of 100% or more.
      </Text>
      <Measured figures={figures} label="Liquidity coverage" />
    </Row>
    <Row>
      <Text>
        <strong>The auditor of the accounts</strong> compares all tokens with the commercial register every quarter.
      </Text>
      <Proof>
        <AppLink href="/docs#audits">Audits</AppLink>
      </Proof>
    </Row>
    <Row>
      <Text>
        <strong>The owners</strong> elect the board and may propose motions, which are published with the votes.
      </Text>
      <Proof>
        <AppLink href="/docs#reports">Minutes since 2011</AppLink>
      </Proof>
    </Row>
    <Row>
      <Text>
        <strong>The ombudsman for banks</strong> reviews complaints about the bank’s final decision.
      </Text>
      <Proof>
        <AppLink href="/contactus#complaints">How to complain</AppLink>
      </Proof>
    </Row>
  </List>
);
