import { styled } from '@mui/material/styles';
import { FIGURES } from '@/theme/typography';

const Whole = styled('bdi')({ ...FIGURES, overflowWrap: 'anywhere' });

/** Every figure of it: where money goes, nobody should have to trust the ends of an address. */
export const WholeAddress = ({ value }: { value: string }) => <Whole dir="ltr">{value}</Whole>;
