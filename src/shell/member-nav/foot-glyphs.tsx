import type { ReactNode } from 'react';
import { AFTER_LOGIN, BUY_SHARES, STAKING, SWAP } from '@/config/routes';
import { Glyph } from '@/ui/glyphs';

export const FOOT_GLYPHS: Readonly<Record<string, ReactNode>> = {
  [AFTER_LOGIN]: (
    <Glyph>
      <path d="M3.5 16.5h13M5 16.5V9M8.3 16.5V9M11.7 16.5V9M15 16.5V9M3 7.5l7-4 7 4z" />
    </Glyph>
  ),
  [BUY_SHARES]: (
    <Glyph>
      <circle cx="10" cy="10" r="6.7" />
      <path d="M10 6.5v7M6.5 10h7" />
    </Glyph>
  ),
  [SWAP]: (
    <Glyph>
      <path d="M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3" />
    </Glyph>
  ),
  [STAKING]: (
    <Glyph>
      <ellipse cx="10" cy="6" rx="6" ry="2.5" />
      <path d="M4 6v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-4" />
    </Glyph>
  ),
};
