import styled from '@emotion/styled';
import { shortAddress } from '@/utils/text';

const Short = styled('bdi')({
  whiteSpace: 'nowrap',
  '@media (max-width: 479px)': { 'dd &': { whiteSpace: 'normal' } },
});

export const Address = ({ value }: { value: string }) => (
  <Short dir="ltr" title={value}>
    {shortAddress(value)}
  </Short>
);
