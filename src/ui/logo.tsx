import { color } from '@/theme/tokens';

/** Every page shows it, so the document preloads it. */
export const MARK = '/mark.svg';
const MASK = `url(${MARK}) center / contain no-repeat`;

/** The mark alone, in the metal of the theme; the component that shows it decides what it links to and says. */
export const Logo = ({ width }: { width: number }) => (
  <span
    aria-hidden="true"
    style={{
      display: 'inline-block',
      flex: 'none',
      inlineSize: width,
      blockSize: width,
      background: color.metal,
      mask: MASK,
      WebkitMask: MASK,
    }}
  />
);
