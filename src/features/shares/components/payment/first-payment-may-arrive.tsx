import { FirstMayArrive } from '@/parts/transaction/first-may-arrive';
import type { TxState } from '@/tx';
import type { FirstOpen } from '@/tx/first-open';
import { OF_ANOTHER_ORDER } from '../../model/purchase-terms';
import { textOf } from '../../model/purchase-text';

/** A warning next to every way to pay while a payment that was declared unsent may still arrive. */
export const FirstPaymentMayArrive = ({ first, state }: { first: FirstOpen; state?: TxState }) => (
  <FirstMayArrive first={first} state={state}>
    <p>{textOf({ step: 'unsent' }).text}</p>
    {first === 'other' && <p>{OF_ANOTHER_ORDER}</p>}
  </FirstMayArrive>
);
