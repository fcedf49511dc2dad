import type { Order } from '@/api/contract';
import type { Entry } from '../entry';
import type { KindSpec } from './kind-spec';
import { PURCHASE } from './purchase';
import { SENDING, type Sending } from './sending';

/** What the investor has reviewed, by its kind. */
export type DeedOf = { purchase: Order; send: Sending };

export const KINDS: Readonly<{ [Kind in Entry['kind']]: KindSpec<DeedOf[Kind]> }> = {
  purchase: PURCHASE,
  send: SENDING,
};
