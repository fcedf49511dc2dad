import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Marked = (props: ComponentProps<'section'>) => <section data-late="" {...props} />;

/**
 * A section below the first screen. It is laid out when it is almost in view or when the browser is idle
 * (`useLaidOutWhenIdle`), so that the first screen of a phone appears sooner.
 */
export const DeferredSection = styled(Marked)({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 720px',
  '@media print': { contentVisibility: 'visible' },
});
