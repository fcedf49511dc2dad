import styled from '@emotion/styled';
import { PageTitle, Wide } from '@/ui/layout/page';
import { changeSettings, type Settings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Button } from '@/ui/button/button';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { CertificateSamples } from '../components/certificate-samples';
import { ChartSamples } from '../components/chart-samples';
import { FigureSamples, TableSamples } from '../components/figure-samples';
import { AmountSamples, ChoiceSamples, FieldSamples } from '../components/form-samples';
import { ListSamples } from '../components/list-samples';
import { NavigationSamples, OverlaySamples } from '../components/overlay-samples';
import { ReadingSamples } from '../components/reading-samples';
import { ButtonSamples, PanelSamples } from '../components/state-samples';
import { Line, Section } from '../components/section';

const Display = styled('p')({ ...DISPLAY_TYPE, fontSize: 'clamp(2.125rem, 1.4rem + 3.4vw, 4rem)' });
const Swatch = styled('div')({
  inlineSize: 104,
  fontSize: '0.875rem',
  '& > div': { blockSize: 56, border: `1px solid ${color.rule}` },
});

const TypeSamples = () => (
  <Section title="Type and colour">
    <Display>Own a part of the bank itself</Display>
    <p style={{ color: color.soft, maxInlineSize: '40em', marginBlock: 20 }}>
      A display face for headings, a quiet grotesk for text and for every figure: 0123456789, 12,345.6789 FNX.
    </p>
    <Line>
      {Object.entries(color).map(([name, value]) => (
        <Swatch key={name}>
          <div style={{ background: value }} />
          {name}
        </Swatch>
      ))}
    </Line>
  </Section>
);

type Switch = { label: string; isOn: (settings: Settings) => boolean; change: Partial<Settings> };

const SWITCHES: readonly Switch[] = [
  { label: 'Dark', isOn: ({ theme }) => theme === 'DARK', change: { theme: 'DARK' } },
  { label: 'Light', isOn: ({ theme }) => theme === 'LIGHT', change: { theme: 'LIGHT' } },
  { label: 'Left to right', isOn: ({ direction }) => direction === 'ltr', change: { direction: 'ltr' } },
  { label: 'Right to left', isOn: ({ direction }) => direction === 'rtl', change: { direction: 'rtl' } },
];

function LookSwitches() {
  const settings = useSettings();
  return (
    <Line role="group" aria-label="Look" style={{ marginBlockEnd: 32 }}>
      {SWITCHES.map(({ label, isOn, change }) => (
        <Button key={label} type="button" aria-pressed={isOn(settings)} onClick={() => changeSettings(change)}>
          {isOn(settings) ? `✓ ${label}` : label}
        </Button>
      ))}
    </Line>
  );
}

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
