import styled from '@emotion/styled';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Address } from './address';

const Link = styled('a')({
  color: color.metal,
  textUnderlineOffset: '0.2em',
  display: 'inline-block',
  paddingBlock: 4,
});
const Text = styled('span')(VISUALLY_HIDDEN);

export const Hash = ({ value, href }: { value: string; href?: string }) =>
  href ? (
    <Link href={href} target="_blank" rel="noreferrer noopener">
      <Address value={value} />
      <Text> on the block explorer, in a new tab</Text>
    </Link>
  ) : (
    <Address value={value} />
  );
