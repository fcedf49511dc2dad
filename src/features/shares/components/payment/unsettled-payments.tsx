import styled from '@emotion/styled';
import { pageOf } from '@/config/transaction-kinds';
import { AppLink } from '@/ui/app-link';
import { LazyView } from '@/ui/lazy-part';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { isAwaitingAnswer, isOrderEntry } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { useFocusWhenLost } from '@/utils/hooks/use-focus-when-lost';

/** Gets the focus when a settled payment disappears. The stack is no control, so it has no outline. */
const PaymentStack = styled(Stack)({ '&:focus': { outline: 'none' }, '&:empty': { display: 'none' } });

const load = async () => (await import('./unsettled-payment')).UnsettledPayment;

export function UnsettledPayments({ exceptOrder }: { exceptOrder?: string }) {
  const unsettled = useUnsettled();
  const others = unsettled.filter(isOrderEntry).filter(({ serviceRecord }) => serviceRecord.id !== exceptOrder);
  const [elsewhere] = unsettled.filter((entry) => !isOrderEntry(entry) && isAwaitingAnswer(entry));
  const container = useFocusWhenLost(others.map(({ key, status }) => `${key} ${status}`).join());
  return (
    <PaymentStack ref={container} tabIndex={-1}>
      {others.map(({ key, description, serviceRecord }) => (
        <LazyView
          key={key}
          isWanted
          load={load}
          meanwhile={<LoadingPanel label={description} lines={3} />}
          failed={missingCode}
          props={{ orderId: serviceRecord.id, description }}
        />
      ))}
      {elsewhere && (
        <Panel title="Another transaction is not settled">
          <p>
            {elsewhere.description}: we asked your wallet, and its answer did not arrive.{' '}
            <AppLink href={pageOf(elsewhere)}>Tell us there what happened</AppLink>, then pay here.
          </p>
        </Panel>
      )}
    </PaymentStack>
  );
}
