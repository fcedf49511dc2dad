import styled from '@emotion/styled';
import { shortAddress } from '@/utils/text';

const Short = styled('bdi')({
  whiteSpace: 'nowrap',
  // Where text is set large, a fact on a phone is broken rather than wider than the page.
  '@media (max-width: 479px)': { 'dd &': { whiteSpace: 'normal' } },
});

/** Shortened for reading, whole on hover and when copied; always left to right. */
export const Address = ({ value }: { value: string }) => (
  <Short dir="ltr" title={value}>
    {shortAddress(value)}
  </Short>
);
