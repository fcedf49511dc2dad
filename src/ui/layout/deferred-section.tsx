import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Marked = (props: ComponentProps<'section'>) => <section data-late="" {...props} />;

/**
 * A section below the first screen. Its layout is delayed until it is almost in view or the browser is idle
 * (`useLaidOutWhenIdle`), so that a phone shows the first screen sooner.
 */
export const DeferredSection = styled(Marked)({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 720px',
  '@media print': { contentVisibility: 'visible' },
});
