import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import type { campaignFacts } from '../model/site-facts';

type Props = { campaign: ReturnType<typeof campaignFacts> };

const Figure = styled('figure')({ maxInlineSize: 820, paddingBlockEnd: 12 });
const Track = styled('div')({ position: 'relative', blockSize: 10, borderBlockEnd: `1px solid ${color.edge}` });
const Filled = styled('div')({
  blockSize: '100%',
  background: color.metal,
  printColorAdjust: 'exact',
});
const Minimum = styled('span')({
  position: 'absolute',
  insetBlock: '-5px 0',
  borderInlineStart: `2px solid ${color.ink}`,
});
const Caption = styled('figcaption')({ fontSize: '0.9375rem', color: color.soft, marginBlockStart: 10 });

/** How far the raise is, with the mark of its minimum. */
export const RaiseLine = ({ campaign }: Props) => (
  <Figure>
    <Track aria-hidden="true">
      <Filled style={{ inlineSize: `${campaign.raisedShare}%` }} />
      <Minimum style={{ insetInlineStart: `${campaign.minimumShare}%` }} />
    </Track>
    <Caption>
      {campaign.share.value} of the target was raised by {campaign.share.asOf.words}; the mark shows the minimum.
    </Caption>
  </Figure>
);
