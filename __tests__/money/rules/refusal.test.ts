import { fieldRefusals, gateReason, orderInTheWay } from '@/features/shares/model/refusal';
import { AppError } from '@/errors/app-error';

it('errors of the service are shown beside the field that was typed in, and those of other fields are left out', () => {
  const error = new AppError({
    kind: 'form',
    fields: { fiatAmount: 'Too little.', payCurrency: 'Not now.', riskVersion: 'Old.' },
  });
  expect(fieldRefusals(error)).toEqual({ pay: 'Too little.', currency: 'Not now.' });
  expect(fieldRefusals(new Error('no'))).toEqual({});
});

it('a gate and an open order are distinguished from every other refusal', () => {
  const gate = new AppError({ kind: 'gate', reason: 'KYC' });
  const conflict = new AppError({ kind: 'conflict', orderId: 'one' });
  expect([gate, conflict, new Error('no')].map(gateReason)).toEqual(['KYC', undefined, undefined]);
  expect([gate, conflict, new Error('no')].map(orderInTheWay)).toEqual([undefined, 'one', undefined]);
});
