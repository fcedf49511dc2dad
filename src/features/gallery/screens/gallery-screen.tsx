import { PageTitle, Wide } from '@/ui/layout/page';
import { CertificateSamples } from '../components/certificate-samples';
import { ChartSamples } from '../components/chart-samples';
import { FigureSamples, TableSamples } from '../components/figure-samples';
import { AmountSamples, ChoiceSamples, FieldSamples } from '../components/form-samples';
import { ListSamples } from '../components/list-samples';
import { LookSwitches } from '../components/look-switches';
import { NavigationSamples, OverlaySamples } from '../components/overlay-samples';
import { ReadingSamples } from '../components/reading-samples';
import { ButtonSamples, PanelSamples } from '../components/state-samples';
import { TypeSamples } from '../components/type-samples';

export const GalleryScreen = () => (
  <Wide>
    <PageTitle>Design language</PageTitle>
    <LookSwitches />
    <CertificateSamples />
    <TypeSamples />
    <ButtonSamples />
    <AmountSamples />
    <FieldSamples />
    <ChoiceSamples />
    <NavigationSamples />
    <PanelSamples />
    <FigureSamples />
    <ChartSamples />
    <TableSamples />
    <ListSamples />
    <ReadingSamples />
    <OverlaySamples />
  </Wide>
);
