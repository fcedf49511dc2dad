import type { ReactNode } from 'react';

export const Glyph = ({ children }: { children: ReactNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  >
    {children}
  </svg>
);

export const MenuGlyph = () => (
  <Glyph>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Glyph>
);

export const ThemeGlyph = () => (
  <Glyph>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
  </Glyph>
);
