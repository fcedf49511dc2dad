import styled from '@emotion/styled';
import { FIGURES, TEXT_FACE } from '@/theme/typography';

export const Figures = styled('span')({
  ...FIGURES,
  fontFamily: TEXT_FACE,
  fontSize: '0.86em',
  letterSpacing: 0,
  display: 'inline-block',
});
