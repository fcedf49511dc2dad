import { PageTitle, Wide } from '@/ui/layout/page';
import { CertificateSamples } from '../components/certificate-samples';

export const GalleryScreen = () => (
  <Wide>
    <PageTitle>Design language</PageTitle>
    <CertificateSamples />
  </Wide>
);
