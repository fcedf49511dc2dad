import { styled } from '@mui/material/styles';
import { FIGURES } from '@/theme/typography';
import { shortAddress } from '@/utils/text';

/** Shortened for reading, whole for whoever asks; always left to right. */
export const Address = ({ value }: { value: string }) => (
  <bdi dir="ltr" title={value}>
    {shortAddress(value)}
  </bdi>
);

const Whole = styled('bdi')({ ...FIGURES, overflowWrap: 'anywhere' });

/** Every figure of it: where money goes, nobody should have to trust the ends of an address. */
export const WholeAddress = ({ value }: { value: string }) => <Whole dir="ltr">{value}</Whole>;
