import styled from '@emotion/styled';

export const WideAction = styled('div')({ '& > button, & > a': { inlineSize: '100%' } });

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
