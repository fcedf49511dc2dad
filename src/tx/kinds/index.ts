import type { Order, Stake } from '@/api/contract';
import type { Entry } from '../journal/entry';
import { APPROVAL, type Approval } from './approval';
import type { KindSpec } from './kind-spec';
import { PURCHASE } from './purchase';
import { SENDING, type Sending } from './sending';
import { STAKE } from './stake';
import { SWAP } from './swap';
import type { Swap } from './swap-intent';
import { WRAPPING, type Wrapping } from './wrapping';

export type ActionOf = {
  purchase: Order;
  send: Sending;
  stake: Stake;
  approve: Approval;
  swap: Swap;
  wrap: Wrapping;
};

export const KINDS: Readonly<{ [Kind in Entry['kind']]: KindSpec<ActionOf[Kind]> }> = {
  purchase: PURCHASE,
  send: SENDING,
  stake: STAKE,
  approve: APPROVAL,
  swap: SWAP,
  wrap: WRAPPING,
};
