import { progressStepsOfAction, progressStepsWithApproval } from '@/parts/transaction/progress-steps';
import type { TxState } from '@/tx';

const HASH = `0x${'ab'.repeat(32)}` as const;
const IDLE: TxState = { step: 'idle' };
const DECLINED: TxState = { step: 'idle', refusal: 'rejected' };
const WAITING: TxState = { step: 'awaiting-wallet' };
const PENDING: TxState = { step: 'pending', hash: HASH, confirmations: 0, isStored: true };
const DONE: TxState = { step: 'succeeded', hash: HASH };

const marks = (progressSteps: readonly { mark: string }[]) => progressSteps.map(({ mark }) => mark).join(' ');

test.each<[TxState | null, TxState, string]>([
  [null, IDLE, 'now ahead ahead'],
  [null, DECLINED, 'done now ahead'],
  [null, PENDING, 'done now ahead'],
  [null, { ...PENDING, isUnseen: true }, 'done doubt ahead'],
  [null, { step: 'expired', hash: HASH }, 'done refused ahead'],
  [null, DONE, 'done done done'],
  [IDLE, IDLE, 'now ahead ahead ahead'],
  [WAITING, IDLE, 'done now ahead ahead'],
  [{ ...WAITING, earlierHash: HASH }, IDLE, 'done doubt ahead ahead'],
  [{ step: 'reverted', hash: HASH }, IDLE, 'done refused ahead ahead'],
  [{ ...DONE, isShort: true }, IDLE, 'done doubt ahead ahead'],
  [DONE, IDLE, 'done done now ahead'],
  [DONE, WAITING, 'done done now ahead'],
  [DONE, { step: 'unanswered' }, 'done done doubt ahead'],
  [DONE, DONE, 'done done done done'],
])('a swap with the approval %o and the action %o has the steps %s', (approval, action, expected) => {
  expect(marks(progressStepsWithApproval({ approval, action, name: 'Swap' }))).toBe(expected);
});

test.each<[TxState, string]>([
  [{ step: 'checking' }, 'now ahead ahead ahead'],
  [{ step: 'unsent' }, 'done doubt ahead ahead'],
  [{ step: 'altered', hash: HASH }, 'done refused ahead ahead'],
  [{ step: 'dropped', hash: null }, 'done doubt ahead ahead'],
  [{ step: 'dropped', hash: HASH }, 'done done doubt ahead'],
  [{ ...DONE, isShort: true }, 'done done done doubt'],
  [DONE, 'done done done done'],
])('an action in the state %o has the steps %s', (state, expected) => {
  expect(marks(progressStepsOfAction(state, { progressSteps: ['Review', 'Done'] }))).toBe(expected);
});
