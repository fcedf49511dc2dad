import { fieldRefusals, gateReason, conflictingOrderId } from '@/features/shares/model/order-errors';
import { AppError } from '@/errors/app-error';

it('service errors are shown beside the field in which the user typed, and errors of other fields are omitted', () => {
  const error = new AppError({
    kind: 'form',
    fields: { fiatAmount: 'Too little.', payCurrency: 'Not now.', riskVersion: 'Old.' },
  });
  expect(fieldRefusals(error)).toEqual({ pay: 'Too little.', currency: 'Not now.' });
  expect(fieldRefusals(new Error('no'))).toEqual({});
});

it('refusals by a gate and by an open order are distinguished from all others', () => {
  const gate = new AppError({ kind: 'gate', reason: 'KYC' });
  const conflict = new AppError({ kind: 'conflict', orderId: 'one' });
  expect([gate, conflict, new Error('no')].map(gateReason)).toEqual(['KYC', undefined, undefined]);
  expect([gate, conflict, new Error('no')].map(conflictingOrderId)).toEqual([undefined, 'one', undefined]);
});
