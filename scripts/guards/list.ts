import { ACTIONS } from './actions';
import { AFTER_ASKING } from './after-asking';
import { AROUND } from './around';
import { BEFORE_ASKING } from './before-asking';
import { DONE_BEFORE } from './done-before';
import { DROPPED } from './dropped';
import { ENTERED } from './entered';
import { ENTERED_JUDGED } from './entered-judged';
import { FOLLOWING } from './following';
import { FOUND } from './found';
import type { Guard } from './guard';
import { HOSTILE_SERVICE } from './hostile-service';
import { LAST_WALLET } from './last-wallet';
import { NAMED_HASHES } from './named-hashes';
import { NODES_AGREE } from './nodes-agree';
import { ON_THE_CHAIN } from './on-the-chain';
import { POSSIBLY_SENT } from './possibly-sent';
import { RECORDS } from './records';
import { REPLACED } from './replaced';
import { RESERVING } from './reserving';
import { REVIEWS } from './reviews';
import { SANDBOX_SERVICE } from './sandbox-service';
import { SERVER } from './server';
import { SUBMIT } from './submit';
import { SWAP } from './swap';
import { TWO_DEVICES } from './two-devices';
import { WHILE_WATCHED } from './while-watched';

export const GUARDS: readonly Guard[] = [
  ...BEFORE_ASKING,
  ...RESERVING,
  ...TWO_DEVICES,
  ...RECORDS,
  ...REVIEWS,
  ...AFTER_ASKING,
  ...AROUND,
  ...ON_THE_CHAIN,
  ...SUBMIT,
  ...NODES_AGREE,
  ...WHILE_WATCHED,
  ...FOLLOWING,
  ...DROPPED,
  ...NAMED_HASHES,
  ...ENTERED,
  ...ENTERED_JUDGED,
  ...FOUND,
  ...DONE_BEFORE,
  ...REPLACED,
  ...SWAP,
  ...ACTIONS,
  ...POSSIBLY_SENT,
  ...SANDBOX_SERVICE,
  ...SERVER,
  ...HOSTILE_SERVICE,
  ...LAST_WALLET,
];
