import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { FinalButton } from '@/ui/button/danger-button';
import { CopyText } from '@/ui/address/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { Drawer } from '@/ui/dialog/drawer';
import { DisclosureMenu } from '@/ui/disclosure-menu';
import { FactList } from '@/ui/fact-list';
import { Stack } from '@/ui/layout/page';
import { notify } from '@/ui/notify';
import { Stepper } from '@/ui/stepper';
import { Tabs } from '@/ui/tabs';
import { HASH } from './sample-facts';
import { Line, Section } from './section';

const RANGES = [
  { key: '1d', label: 'One day' },
  { key: '1m', label: 'One month' },
  { key: '1y', label: 'One year' },
] as const;

const STEPS = ['Amount', 'Review', 'Pay', 'Delivered'];

export function NavigationSamples() {
  const [range, setRange] = useState<(typeof RANGES)[number]['key']>('1m');
  return (
    <Section title="Tabs and steps">
      <Tabs label="Range" tabs={RANGES} active={range} onSelect={setRange}>
        The price over {RANGES.find(({ key }) => key === range)?.label.toLowerCase()}.
      </Tabs>
      <div style={{ marginBlock: 24 }}>
        <Stepper label="Your order" steps={STEPS} current={1} />
      </div>
      <Stepper label="An order that is complete" steps={STEPS} current={STEPS.length} />
    </Section>
  );
}

const FACTS = [
  ['Status', 'Delivered'],
  ['Amount', '40.0641 FNX'],
  ['Value at the time', '$500.00'],
] as const;

type Overlay = 'dialog' | 'drawer' | null;

const SampleDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog title="Cancel this order?" isOpen={isOpen} onClose={onClose}>
    <p>Nothing has been paid. You lose the locked price.</p>
    <DialogActions>
      <FinalButton type="button" onClick={onClose}>
        Cancel the order
      </FinalButton>
      <Button type="button" onClick={onClose}>
        Keep it
      </Button>
    </DialogActions>
  </Dialog>
);

export function OverlaySamples() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Dialog, drawer, menu">
      <Line>
        <Button type="button" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button type="button" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
        <Button type="button" onClick={() => notify({ tone: 'success', text: 'The address was copied.' })}>
          Show a toast
        </Button>
        <DisclosureMenu label="Menu of actions">
          {(dismiss) => <Button onClick={dismiss}>Print the certificate</Button>}
        </DisclosureMenu>
      </Line>
      <SampleDialog isOpen={open === 'dialog'} onClose={close} />
      <Drawer title="Bought shares" isOpen={open === 'drawer'} onClose={close}>
        <Stack>
          <FactList facts={FACTS} />
          <CopyText text={HASH} label="Copy hash" />
        </Stack>
      </Drawer>
    </Section>
  );
}
