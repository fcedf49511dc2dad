import { color } from '@/theme/tokens';

const MARK = 'url(/mark.svg) center / contain no-repeat';

/** The mark alone, in the metal of the theme; what it links to or says stands with whoever shows it. */
export const Logo = ({ width }: { width: number }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      flex: 'none',
      inlineSize: width,
      blockSize: width,
      background: color.metal,
      mask: MARK,
      WebkitMask: MARK,
    }}
  />
);
