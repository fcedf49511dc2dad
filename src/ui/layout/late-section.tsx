import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Marked = (props: ComponentProps<'section'>) => <section data-late="" {...props} />;

/**
 * A part below the first screen: laid out, and its engravings fetched, once it is almost in view or the browser has
 * nothing better to do (`useLaidOutWhenIdle`). The first screen of a phone does not wait for it.
 */
export const LateSection = styled(Marked)({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 720px',
  '@media print': { contentVisibility: 'visible' },
});
