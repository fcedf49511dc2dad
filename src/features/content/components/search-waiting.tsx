import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const Words = styled('p')({ color: color.soft, marginBlockEnd: 16 });

/** While the texts are on their way. */
export const SearchWaiting = () => <Words aria-busy="true">Getting the texts of this site…</Words>;
