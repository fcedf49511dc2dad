import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { StaticView } from '@/ui/static-part';
import { ArticlePlate } from './article-plate';

/** Its place has the shape of the picture before that is there, and what is out of sight is not drawn. */
const Place = styled('div')({
  color: color.metal,
  overflow: 'hidden',
  contentVisibility: 'auto',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& div': { blockSize: '100%' },
  '@media print': { display: 'none' },
});

/** In the browser the condition is false when it is bundled, and this feature's package.json lets the import go with it. */
const served = typeof window === 'undefined' ? ArticlePlate : null;
const load = async () => (await import('./article-plate')).ArticlePlate;

/** An engraving whose seed is the article: the same wherever it is shown, and no other's. */
export const PlatePicture = ({ seed, className }: { seed: string; className?: string }) => (
  <Place className={className} aria-hidden="true">
    <StaticView served={served} load={load} props={{ seed }} />
  </Place>
);
