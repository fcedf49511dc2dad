import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { DeviationLevel, ImpactLevel } from '@/domain/swap/levels';
import { color } from '@/theme/tokens';

const Figure = styled('bdi')({
  '&[data-is="caution"]': { color: color.caution },
  '&[data-is="loss"]': { color: color.loss },
});

const TONES: Readonly<Record<ImpactLevel | DeviationLevel, 'plain' | 'caution' | 'loss'>> = {
  quiet: 'plain',
  normal: 'plain',
  amber: 'caution',
  red: 'loss',
  typed: 'loss',
  refused: 'loss',
};

export const ImpactFigure = ({ level, children }: { level: ImpactLevel | DeviationLevel; children: ReactNode }) => (
  <Figure data-is={TONES[level]}>{children}</Figure>
);
