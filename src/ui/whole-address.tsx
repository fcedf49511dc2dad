import styled from '@emotion/styled';
import { FIGURES } from '@/theme/typography';

/** A little smaller, so that it stands in one line beside what it is wherever there is room. */
const Whole = styled('bdi')({ ...FIGURES, fontSize: '0.875em', overflowWrap: 'anywhere' });

/** Every figure of it: where money goes, nobody should have to trust the ends of an address. */
export const WholeAddress = ({ value }: { value: string }) => <Whole dir="ltr">{value}</Whole>;
