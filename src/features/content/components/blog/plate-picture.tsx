import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { StaticView } from '@/ui/static-part';
import { ArticlePlate } from './article-plate';

const PictureFrame = styled('div')({
  color: color.metal,
  overflow: 'hidden',
  contentVisibility: 'auto',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& div': { blockSize: '100%' },
  '@media print': { display: 'none' },
});

/** Null in the browser, where the bundler drops the import. This needs `sideEffects` in package.json. */
const served = typeof window === 'undefined' ? ArticlePlate : null;
const load = async () => (await import('./article-plate')).ArticlePlate;

export const PlatePicture = ({ seed, className }: { seed: string; className?: string }) => (
  <PictureFrame className={className} aria-hidden="true">
    <StaticView served={served} load={load} props={{ seed }} />
  </PictureFrame>
);
