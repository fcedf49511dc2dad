import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const Text = styled('p')({ color: color.soft, marginBlockEnd: 16 });

export const SearchWaiting = () => <Text aria-busy="true">Loading the pages to search…</Text>;
