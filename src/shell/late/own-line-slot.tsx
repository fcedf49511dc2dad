import styled from '@emotion/styled';
import { useSession } from '@/session/use-session';
import { color, from } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { ownFailed } from './own-failed';

const loadOwnLine = async () => (await import('./own-line')).OwnLine;

/** One height from the first moment on. Where the page begins far enough below the header, it takes none of its own. */
const Place = styled('div')({
  borderBlockEnd: `1px solid ${color.rule}`,
  minBlockSize: 84,
  paddingBlock: 8,
  display: 'grid',
  alignItems: 'center',
  [from.tablet]: { minBlockSize: 56 },
  [from.desktop]: { marginBlockEnd: -46, minBlockSize: 46, paddingBlock: 0 },
  '@media print': { display: 'none' },
});

/** For somebody who is logged in alone: a visitor has neither its place nor its code. */
export function OwnLineSlot() {
  if (useSession().state !== 'authenticated') return null;
  return (
    <Place as="section" aria-label="Your shares">
      <Wide>
        <LazyPart isWanted load={loadOwnLine} failed={ownFailed} />
      </Wide>
    </Place>
  );
}
