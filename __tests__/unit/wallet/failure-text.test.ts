import { AppError, type Fault } from '@/errors/app-error';
import { failureText } from '@/wallet/link/failure-text';
import { isRejection, walletCodeOf } from '@/errors/wallet-error';

const service = (fault: Fault, serverMessage?: string) => new AppError(fault, { serverMessage });
const wallet = (code: number) => Object.assign(new Error('inside'), { code });
const wrapped = (cause: unknown) => new Error('outside', { cause });

test('each phase has its text from the catalogue', () => {
  const error = service({ kind: 'offline' });
  expect(failureText({ at: 'preparing', error }).sentence).toBe('Error preparing message, please retry!');
  expect(failureText({ at: 'signing', error: wallet(-32603) }).sentence).toBe('Error signing message, please retry!');
  expect(failureText({ at: 'verifying', error }).sentence).toBe('Error verifying signature, please retry!');
});

test.each([4100, 4200, 4900, 4902, -32002, -32603])('the error %s of a wallet has a separate text', (code) => {
  const words = [4100, 4200, 4900, 4902, -32002, -32603, 12345].map(
    (each) => failureText({ at: 'signing', error: wrapped(wallet(each)) }).details[0],
  );
  expect(new Set(words).size).toBe(words.length);
  expect(failureText({ at: 'signing', error: wallet(code) })).toMatchObject({
    nextAction: 'retry',
    details: [expect.stringMatching(/\w{3} \w+/)],
  });
});

test('the text about a wallet of another account has the service’s message', () => {
  const error = service({ kind: 'conflict' }, 'This wallet is linked to another account.');
  expect(failureText({ at: 'verifying', error }).details).toEqual([
    'This wallet is linked to another account.',
    'Connect another wallet, or log in to the account this one is linked to.',
  ]);
});

test('the text about an old login names no error, and says how to continue', () => {
  const error = service({ kind: 'gate', reason: 'REAUTH' });
  const { sentence, details, nextAction } = failureText({ at: 'preparing', error });
  expect(sentence).toBe('');
  expect(details.join(' ')).toMatch(/log out and in again.*10 minutes/i);
  expect(nextAction).toBe('login');
});

test('the text about a linked wallet with shares says where to sign with both wallets, without an error or a retry', () => {
  const error = service({ kind: 'gate', reason: 'BOTH_WALLETS' });
  const { sentence, details, nextAction } = failureText({ at: 'preparing', error });
  expect(sentence).toBe('');
  expect(details.join(' ')).toMatch(/holds shares.*Replace wallet/);
  expect(nextAction).toBe('none');
});

test('the service’s message for a field is shown', () => {
  const error = service({
    kind: 'form',
    fields: { signature: 'The signature is not from the wallet named in the message.' },
  });
  expect(failureText({ at: 'verifying', error }).details[0]).toMatch(/not from the wallet/);
});

test.each([
  [4001, wrapped(wrapped(wallet(4001)))],
  [4001, wallet(5000)],
  [4001, Object.assign(new Error('no'), { name: 'UserRejectedRequestError' })],
  [4100, Object.assign(new Error('no'), { name: 'ConnectorAccountNotFoundError' })],
  [undefined, new Error('plain')],
  [undefined, undefined],
])('the error code %s is found at any depth', (code, error) => {
  expect(walletCodeOf(error)).toBe(code);
  expect(isRejection(error)).toBe(code === 4001);
});
