import styled from '@emotion/styled';
import { useState } from 'react';
import { PageTitle, Wide } from '@/ui/layout/page';
import { changeSettings, type Settings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { Button, TextButton, PrimaryButton } from '@/ui/button/button';
import { color } from '@/theme/tokens';
import { DISPLAY_TYPE } from '@/theme/typography';
import { BANK } from '@/config/bank-identity';
import { Certificate } from '@/ui/certificate/certificate';
import { Rosette } from '@/ui/guilloche/rosette';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { Panel } from '@/ui/layout/panel';
import { Pager } from '@/ui/pager';
import { StatsSkeleton } from '@/ui/stat';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { AppError } from '@/errors/app-error';
import { Badge } from '@/ui/badge';
import { SubmitButton } from '@/ui/form/submit-button';
import { ErrorPanel } from '@/ui/state/error-panel';
import { FormError } from '@/ui/state/form-error';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { ChartSamples } from '../components/chart-samples';
import { FigureSamples, TableSamples } from '../components/figure-samples';
import { AmountSamples, ChoiceSamples, FieldSamples } from '../components/form-samples';
import { NavigationSamples, OverlaySamples } from '../components/overlay-samples';
import { ReadingSamples } from '../components/reading-samples';
import { Line, Section, Samples } from '../components/section';
import { HASH, HOLDER } from '../components/sample-facts';

const ignore = () => undefined;

const ButtonSamples = () => (
  <Section title="Buttons and states in a word">
    <Line>
      <PrimaryButton type="button">Review and pay</PrimaryButton>
      <Button type="button">How it works</Button>
      <TextButton type="button">Use another code</TextButton>
      <SubmitButton isBusy>Verify</SubmitButton>
      <Button type="button" disabled>
        Not yet
      </Button>
    </Line>
    <Line style={{ marginBlockStart: 20 }}>
      <Badge tone="gain">Delivered</Badge>
      <Badge tone="caution">Confirming</Badge>
      <Badge tone="loss">Failed</Badge>
      <Badge tone="neutral">Expired</Badge>
    </Line>
  </Section>
);

const PanelSamples = () => (
  <Section title="States of a panel">
    <Samples>
      <LoadingPanel label="Your transactions are loading" lines={5} />
      <StatePanel
        kind="empty"
        title="No transactions yet"
        action={<PrimaryButton type="button">Buy shares</PrimaryButton>}
      >
        Everything you buy, swap, stake and receive is listed here, with its hash on the chain.
      </StatePanel>
      <StatePanel
        kind="gated"
        title="Verify your identity first"
        action={<Button type="button">Start the check</Button>}
      >
        A bank may sell its shares only to people it has verified. You need a document and about five minutes.
      </StatePanel>
      <ErrorPanel error={new AppError({ kind: 'offline' })} onRetry={ignore} />
      <FormError error={new AppError({ kind: 'human-check' })} onRetry={ignore} />
    </Samples>
  </Section>
);

const KINDS = [
  { value: '', label: 'All' },
  { value: 'BUY', label: 'Purchase of shares' },
  { value: 'SWAP', label: 'Swap' },
];

const PAGES = 7;

function ListSamples() {
  const [page, setPage] = useState(2);
  return (
    <Section title="Around a table">
      <Samples>
        <Panel title="Find">
          <Samples style={{ gap: 12 }}>
            <SelectField label="Kind" options={KINDS} defaultValue="SWAP" />
            <TextField label="From" type="date" />
            <TextField label="Hash or note" type="search" />
          </Samples>
          <Line style={{ marginBlockStart: 16 }}>
            <Button type="button">Search</Button>
            <TextButton type="button">Clear filters</TextButton>
          </Line>
          <Pager label="Pages of the sample" page={page} pages={PAGES} total={131} onPage={setPage} />
        </Panel>
        <Panel title="Figures while loading">
          <StatsSkeleton labels={['Shares', 'Value']} />
        </Panel>
        <Panel title="Rows while loading">
          <TableSkeleton labels={['Date', 'What', 'Amount']} rows={3} />
        </Panel>
      </Samples>
    </Section>
  );
}

const Sized = styled('div')({ maxInlineSize: '100%', minInlineSize: 0 });
const Seeds = styled(Line)({ color: color.metal, '& > svg': { inlineSize: 200, blockSize: 200 } });

const sample = { issuer: BANK, holder: HOLDER, issuedOn: '2026-11-19T14:02:11Z', headingLevel: 3 } as const;

const CertificateSamples = () => (
  <Section title="Certificate and guilloché">
    <Line>
      <Sized style={{ inlineSize: 1000 }}>
        <Certificate {...sample} kind="specimen" number="FNX 0000 0000" shares="40" seed="specimen" />
      </Sized>
      <Sized style={{ inlineSize: 600 }}>
        <Certificate {...sample} kind="issued" number="FNX 0009 2140" shares="12345.6789" seed="amelia" hash={HASH} />
      </Sized>
      <Sized style={{ inlineSize: 400 }}>
        <Certificate {...sample} kind="issued" number="FNX 0009 2141" shares="1" seed="bela" hash={HASH} />
      </Sized>
      <Sized style={{ inlineSize: 280 }}>
        <Certificate {...sample} kind="specimen" number="FNX 0000 0000" shares="250.5" seed="chidi" />
      </Sized>
    </Line>
    <Seeds>
      {['0009 2140', '0009 2141', '0009 2142', '0009 2143', '0009 2144'].map((seed) => (
        <Rosette key={seed} seed={seed} kind="medallion" weight={1.8} />
      ))}
    </Seeds>
  </Section>
);

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
