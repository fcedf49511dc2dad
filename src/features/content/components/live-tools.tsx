import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { from } from '@/theme/tokens';
import type { Failed } from '@/ui/lazy-part';
import { LoadWhenVisible } from '@/ui/load-when-visible';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { SmallError } from '@/ui/state/small-error';

const Held = styled('div')<{ heights: readonly [phone: number, wide: number] }>(({ heights: [phone, wide] }) => ({
  minBlockSize: `${phone}rem`,
  [from.tablet]: { minBlockSize: `${wide}rem` },
  '&:has([role="alert"])': { minBlockSize: 0 },
  '@media print': { minBlockSize: 0 },
}));

type Props = {
  id: string;
  what: string;
  load: () => Promise<ComponentType>;
  heights: readonly [phone: number, wide: number];
};

/** A tool that needs the service or the chain. Its code loads when it scrolls into view. */
export function LiveTool({ id, what, load, heights }: Props) {
  const failed: Failed = (onRetry, isRetrying) => (
    <SmallError onRetry={onRetry} isRetrying={isRetrying}>
      {what} could not be loaded. Check your connection and try again.
    </SmallError>
  );
  return (
    <>
      <Held id={id} heights={heights}>
        <LoadWhenVisible
          load={load}
          meanwhile={<LoadingPanel label={`Loading: ${what}`} lines={5} />}
          failed={failed}
        />
      </Held>
      <noscript>
        <style>{`#${id}{display:none}`}</style>
        <p>{what} uses live figures, which needs JavaScript.</p>
      </noscript>
    </>
  );
}
