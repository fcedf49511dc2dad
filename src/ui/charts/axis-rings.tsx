import { color } from '@/theme/tokens';
import type { Marks } from './drawing';
import type { MomentScale } from './scales';

type Props = { marks: Marks; x: MomentScale; height: number };

export const AxisRings = ({ marks: { days }, x, height }: Props) =>
  [...days].map((at) => (
    <circle key={at} cx={x(at)} cy={height} r="4" fill={color.ground} stroke={color.ink} strokeWidth="1.5" />
  ));
