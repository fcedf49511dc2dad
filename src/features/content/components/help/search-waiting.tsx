import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const Words = styled('p')({ color: color.soft, marginBlockEnd: 16 });

export const SearchWaiting = () => <Words aria-busy="true">Loading the pages to search…</Words>;
