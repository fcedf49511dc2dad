import { AppError } from '@/errors/app-error';
import { Badge } from '@/ui/badge';
import { Button, PrimaryButton, TextButton } from '@/ui/button/button';
import { SubmitButton } from '@/ui/form/submit-button';
import { ErrorPanel } from '@/ui/state/error-panel';
import { FormError } from '@/ui/state/form-error';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { StatePanel } from '@/ui/state/state-panel';
import { Line, Samples, Section } from './section';

const ignore = () => undefined;

export const ButtonSamples = () => (
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

export const PanelSamples = () => (
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
