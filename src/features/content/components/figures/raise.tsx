import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { campaignFacts } from '@/parts/campaign-facts';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';
import { engravedBand } from '@/ui/engraved';
import { documentDay } from '@/utils/dates';

const Region = styled('section')({ ...FIGURES, paddingBlockEnd: 'clamp(28px, 4vw, 52px)' });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '14px 40px',
  marginBlockEnd: 22,
});
const Sum = styled('p')({
  fontSize: 'min(clamp(2.25rem, 1.4rem + 4vw, 4.5rem), 15vw)',
  letterSpacing: '-0.035em',
  lineHeight: 1.02,
  overflowWrap: 'anywhere',
});
const Of = styled('p')({ ...OWN_DIRECTION, color: color.soft, fontSize: '1.125rem', marginBlockStart: 8 });
const Left = styled('p')({ fontSize: '1.125rem', [from.tablet]: { textAlign: 'end' } });
const Held = styled('span')({ display: 'block', minBlockSize: '1.65em', lineHeight: 1.65 });
const Closes = styled('span')({ display: 'block', color: color.soft, fontSize: '0.9375rem' });
const Track = styled('div')({
  position: 'relative',
  blockSize: 56,
  borderBlockEnd: `1px solid ${color.soft}`,
  borderInlineEnd: `1px solid ${color.soft}`,
  color: color.metal,
  printColorAdjust: 'exact',
});
const Filled = styled('i')({
  display: 'block',
  blockSize: '100%',
  borderInlineEnd: '2px solid currentColor',
  '& > i': { ...engravedBand, blockSize: '100%' },
});
const Minimum = styled('i')({
  position: 'absolute',
  insetBlock: '-10px 0',
  borderInlineStart: `2px dashed ${color.caution}`,
});
const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 24px',
  paddingBlockStart: 9,
  fontSize: '0.9375rem',
  color: color.soft,
  '& > span': { flex: '0 1 auto' },
  '& > [data-is="minimum"]': { color: color.caution },
  '& > span > bdi:last-of-type': { fontWeight: 600 },
});
const Rest = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: '22px 28px',
  marginBlockStart: 34,
  '& dt': { color: color.soft, fontSize: '0.9375rem' },
  '& dd': { fontSize: '1.5rem', letterSpacing: '-0.02em', lineHeight: 1.3 },
});
const ActionRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  alignItems: 'center',
  marginBlockStart: 32,
});
const Source = styled('p')({
  ...OWN_DIRECTION,
  color: color.soft,
  fontSize: '0.9375rem',
  marginBlockStart: 18,
  maxInlineSize: '48em',
});

type Fact = { label: string; value: string };
type Props = {
  campaign: ReturnType<typeof campaignFacts>;
  facts: readonly Fact[];
  closes: ReactNode;
  timeLeft: ReactNode;
  actions: ReactNode;
};

const RaisedTrack = ({ campaign: { target, minimum, raisedShare, minimumShare } }: Pick<Props, 'campaign'>) => (
  <>
    <Track aria-hidden="true">
      <Filled style={{ inlineSize: `${raisedShare}%` }}>
        <i />
      </Filled>
      <Minimum style={{ insetInlineStart: `${minimumShare}%` }} />
    </Track>
    <Marks>
      <span data-is="minimum">
        <bdi>{minimum.label}</bdi> <bdi dir="ltr">{minimum.value}</bdi>
      </span>
      <span>
        <bdi>Maximum</bdi> <bdi dir="ltr">{target.value}</bdi>
      </span>
    </Marks>
  </>
);

const RaiseFacts = ({ facts }: Pick<Props, 'facts'>) => (
  <Rest>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi dir="ltr">{value}</bdi>
        </dd>
      </div>
    ))}
  </Rest>
);

export function Raise({ campaign, facts, closes, timeLeft, actions }: Props) {
  const { raised, target, share } = campaign;
  return (
    <Region aria-label="The raise so far">
      <Head>
        <div>
          <Sum>
            <bdi dir="ltr">{raised.value}</bdi>
          </Sum>
          <Of>
            raised, <bdi dir="ltr">{share.value}</bdi> of the maximum of <bdi dir="ltr">{target.value}</bdi>
          </Of>
        </div>
        <Left>
          <Held>{timeLeft}</Held>
          <Closes>{closes}</Closes>
        </Left>
      </Head>
      <RaisedTrack campaign={campaign} />
      <RaiseFacts facts={[campaign.investors, ...facts]} />
      <ActionRow>{actions}</ActionRow>
      <Source>
        As of <time dateTime={raised.asOf.iso}>{documentDay(raised.asOf.iso)}</time>: paid, verified on the chain and
        delivered, not counting open orders. {raised.source}.
      </Source>
    </Region>
  );
}
