import { isAppError, type GateReason } from '@/errors/app-error';
import { fieldMessagesOf } from '@/errors/text/calls';
import type { PurchaseSide } from './draft';
import { ownValue } from '@/utils/own-value';

const FIELDS: Readonly<Record<string, PurchaseSide | 'currency'>> = {
  fiatAmount: 'pay',
  shares: 'receive',
  payCurrency: 'currency',
};

export type FieldRefusals = Partial<Record<PurchaseSide | 'currency', string>>;

export const fieldRefusals = (error: unknown): FieldRefusals =>
  Object.fromEntries(
    Object.entries(fieldMessagesOf(error)).flatMap(([name, message]) => {
      const field = ownValue(FIELDS, name);
      return field ? [[field, message]] : [];
    }),
  );

export const gateReason = (error: unknown): GateReason | undefined =>
  isAppError(error) && error.fault.kind === 'gate' ? error.fault.reason : undefined;

export const conflictingOrderId = (error: unknown): string | undefined =>
  isAppError(error) && error.fault.kind === 'conflict' ? error.fault.orderId : undefined;
