import styled from '@emotion/styled';

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
