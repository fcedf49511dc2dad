import { color } from '@/theme/tokens';

export const IN_BRASS = `repeating-linear-gradient(135deg, color-mix(in srgb, ${color.caution} 34%, transparent) 0 1px, transparent 1px 7px)`;

export const WEAK = { backgroundImage: IN_BRASS, printColorAdjust: 'exact' } as const;
