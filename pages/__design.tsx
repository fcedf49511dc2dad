import type { GetStaticProps } from 'next';
import { GalleryScreen } from '@/features/gallery';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { definePage } from '@/shell/page';

export const getStaticProps: GetStaticProps = () =>
  process.env.NODE_ENV === 'production' ? { notFound: true } : { props: {} };

export default definePage({
  title: 'Design language',
  description: 'Every part of the interface in its states.',
  layout: SiteLayout,
  screen: GalleryScreen,
});
