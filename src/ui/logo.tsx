import { color } from '@/theme/tokens';

export const MARK = '/mark.svg';
const MASK = `url(${MARK}) center / contain no-repeat`;

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
