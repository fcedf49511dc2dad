import { styled } from '@mui/material/styles';

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
