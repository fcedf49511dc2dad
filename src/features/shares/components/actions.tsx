import styled from '@emotion/styled';

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
