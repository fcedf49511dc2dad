import styled from '@emotion/styled';
import { useEffect, type ReactNode } from 'react';
import { DISPLAY_TYPE } from '@/theme/typography';
import { ProgressSteps } from '@/ui/progress-steps';
import { useSingleTask } from '@/ui/single-task';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';
import { progressStepsOfOrder } from '@/parts/order/order-progress-steps';
import type { OrderView } from '@/parts/order/order-view';

export const Column = styled('div')({
  display: 'grid',
  gap: 28,
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  minInlineSize: 0,
});
const Region = styled(Column)({ gap: 24, scrollMarginBlockStart: 16, '&:focus': { outline: 'none' } });
export const StepTitle = styled('h2')({ ...DISPLAY_TYPE, fontSize: 'clamp(1.625rem, 1.4rem + 1.1vw, 2rem)' });

export const PurchaseProgressSteps = ({ view }: { view: OrderView | null }) => (
  <ProgressSteps label="Progress of your purchase" progressSteps={progressStepsOfOrder(view)} />
);

const RESUME_HINT = 'We keep your order. Find it under Orders.';

type Props = { name: string; view: OrderView; isFresh: boolean; children: ReactNode };

export function PurchaseFrame({ name, view, isFresh, children }: Props) {
  const region = useFocusWhenLost(view.step);
  useSingleTask(view.step === 'delivered' ? null : RESUME_HINT);
  useEffect(() => {
    if (isFresh) region.current?.focus();
  }, [isFresh, region]);
  return (
    <Region as="section" ref={region} tabIndex={-1} aria-label={name}>
      <PurchaseProgressSteps view={view} />
      {children}
    </Region>
  );
}
