import styled from '@emotion/styled';

/** The one step on from a form beside a drawing: as wide as the fields that it follows. */
export const WideAction = styled('div')({ '& > button': { inlineSize: '100%' } });

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });
