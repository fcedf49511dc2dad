import { ActionFault } from '@/errors/action-fault';
import { isSurelyUnsent, walletFault } from '@/tx/submit/wallet-fault';

describe('A wallet error', () => {
  it.each([
    [4001, 'rejected', true],
    [4100, 'wallet-locked', true],
    [4200, 'wallet-cannot', true],
    [4900, 'wallet-unreachable', false],
    [4902, 'wrong-chain', true],
    [-32002, 'wallet-busy', false],
    [-32603, 'wallet-failed', false],
    [1234, 'wallet-failed', false],
  ] as const)('with the code %i is the fault %s, which proves that nothing was sent: %s', (code, kind, isUnsent) => {
    const fault = walletFault({ name: 'outer', cause: { cause: { code, message: 'Request already pending' } } });
    expect([fault.kind, isSurelyUnsent(fault.kind)]).toEqual([kind, isUnsent]);
  });

  it.each([
    ['Already processing eth_requestAccounts. Please wait.', 'wallet-busy'],
    ['The wallet is already asking for an account.', 'wallet-busy'],
    ["Request of type 'transaction' already pending for origin https://x. Please wait.", 'wallet-busy'],
    ['Transaction already pending', 'wallet-failed'],
    ['The transaction is already processing.', 'wallet-failed'],
    ['Die Anfrage ist bereits offen.', 'wallet-failed'],
    ['', 'wallet-failed'],
    ['request timed out', 'wallet-failed'],
    ['already known', 'wallet-failed'],
    [undefined, 'wallet-failed'],
  ] as const)('with the code of a busy wallet and the text %j is the fault %s', (message, kind) => {
    expect(walletFault({ message: 'outer', cause: { code: -32_002, message } }).kind).toBe(kind);
  });

  it.each([
    ['ChainMismatchError', 'wrong-chain'],
    ['ConnectorAccountNotFoundError', 'wrong-account'],
    ['ConnectorNotConnectedError', 'not-connected'],
    ['ProviderNotFoundError', 'not-connected'],
    ['NoLongerAskedError', 'checks-too-slow'],
  ] as const)('with the name %s was thrown before the wallet was asked: %s', (name, kind) => {
    const fault = walletFault(new Error('outer', { cause: { name } }));
    expect([fault.kind, isSurelyUnsent(fault.kind)]).toEqual([kind, true]);
  });

  it.each([null, undefined, 'no', 7, new Error('no'), { code: '4001' }])(
    'such as %o is a failure after which the transaction may have been sent',
    (thrown) => {
      expect([walletFault(thrown).kind, isSurelyUnsent(walletFault(thrown).kind)]).toEqual(['wallet-failed', false]);
    },
  );

  it('that is already a payment fault stays unchanged, and a cycle of causes ends', () => {
    const fault = new ActionFault('too-little');
    expect(walletFault(fault)).toBe(fault);
    const round: { cause?: unknown } = {};
    round.cause = round;
    expect(walletFault(round).kind).toBe('wallet-failed');
  });
});
