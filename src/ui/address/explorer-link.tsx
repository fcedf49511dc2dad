import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const Outside = styled('a')({
  color: color.metal,
  textUnderlineOffset: '0.2em',
  display: 'inline-block',
  paddingBlock: 10,
});

export const ExplorerLink = ({ href }: { href: string }) => (
  <Outside href={href} target="_blank" rel="noreferrer noopener">
    View on the block explorer, in a new tab
  </Outside>
);
