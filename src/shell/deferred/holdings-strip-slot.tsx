import styled from '@emotion/styled';
import { useSession } from '@/session/use-session';
import { color, from } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { holdingsFailed } from './holdings-failed';

const loadHoldingsStrip = async () => (await import('./holdings-strip')).HoldingsStrip;

/**
 * The strip has its final height from the start, so that the layout does not shift. On a desktop, it overlaps the
 * page's top padding and adds no height.
 */
const StripSlot = styled('div')({
  borderBlockEnd: `1px solid ${color.rule}`,
  minBlockSize: 84,
  paddingBlock: 8,
  display: 'grid',
  alignItems: 'center',
  [from.tablet]: { minBlockSize: 56 },
  [from.desktop]: { marginBlockEnd: -46, minBlockSize: 46, paddingBlock: 0 },
  '@media print': { display: 'none' },
});

export function HoldingsStripSlot() {
  if (useSession().state !== 'authenticated') return null;
  return (
    <StripSlot as="section" aria-label="Your shares">
      <Wide>
        <LazyPart isWanted load={loadHoldingsStrip} failed={holdingsFailed} />
      </Wide>
    </StripSlot>
  );
}
