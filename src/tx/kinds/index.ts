import type { Entry } from '../journal/entry';
import { APPROVAL } from './approval';
import type { KindSpec } from './kind-spec';
import { PURCHASE } from './purchase';
import { SENDING } from './sending';
import { STAKE } from './stake';
import { SWAP } from './swap';
import { WRAPPING } from './wrapping';

const SPECS = { purchase: PURCHASE, send: SENDING, stake: STAKE, approve: APPROVAL, swap: SWAP, wrap: WRAPPING };

export type ActionOf = { [Kind in keyof typeof SPECS]: Parameters<(typeof SPECS)[Kind]['keyOf']>[0] };

export const KINDS: Readonly<{ [Kind in Entry['kind']]: KindSpec<ActionOf[Kind], Kind> }> = SPECS;
