import { isRejection, namesIn, walletCodeOf } from '@/errors/wallet-error';

it.each<[unknown, number | undefined]>([
  [{ code: 4001 }, 4001],
  [{ code: 5000 }, 4001],
  [{ cause: { cause: { code: -32_002 } } }, -32_002],
  [{ code: 'ACTION_REJECTED', cause: { code: 4001 } }, 4001],
  [{ name: 'UserRejectedRequestError' }, 4001],
  [{ name: 'Error', cause: { name: 'ConnectorNotConnectedError' } }, 4900],
  [{ name: 7 }, undefined],
  ['no', undefined],
  [null, undefined],
])('the code of %o is %s', (error, code) => {
  expect(walletCodeOf(error)).toBe(code);
  expect(isRejection(error)).toBe(code === 4001);
});

it('causes are searched eight levels deep and no deeper', () => {
  const deep = (levels: number): object => (levels === 0 ? { code: 4001 } : { cause: deep(levels - 1) });
  expect(walletCodeOf(deep(7))).toBe(4001);
  expect(walletCodeOf(deep(8))).toBeUndefined();
});

it('an error and its causes are listed by name, the outermost first', () => {
  expect(namesIn(new TypeError('no', { cause: { name: 'Inner' } }))).toEqual(['TypeError', 'Inner']);
});
