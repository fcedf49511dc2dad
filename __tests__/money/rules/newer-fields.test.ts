import { AppError } from '@/errors/app-error';
import { withNewerFields } from '@/tx/service/newer-fields';

const NEWER = { requestId: 'request-1', askedAt: '2026-01-01T00:00:00.000Z' };
const refusalOf = (...names: string[]) =>
  new AppError(
    { kind: 'form', fields: Object.fromEntries(names.map((name) => [name, 'Unknown.'])) },
    { isOfService: true },
  );

it.each([
  ['only the time', [refusalOf('askedAt')], { requestId: NEWER.requestId }],
  ['both at once', [refusalOf('askedAt', 'requestId')], {}],
  ['one after the other', [refusalOf('requestId'), refusalOf('askedAt')], {}],
  ['without naming a field', [refusalOf()], {}],
])('a declaration reaches an older service that refuses the newer fields: %s', async (_name, refusals, kept) => {
  const call = jest.fn().mockResolvedValue('taken');
  refusals.forEach((refusal) => call.mockRejectedValueOnce(refusal));
  await expect(withNewerFields(NEWER, call)).resolves.toBe('taken');
  expect(call).toHaveBeenLastCalledWith(kept);
});

it.each([
  ['of another field', refusalOf('orderId')],
  ['of a newer field and another one', refusalOf('requestId', 'orderId')],
  ['that is a conflict', new AppError({ kind: 'conflict' }, { isOfService: true })],
])('a call is not repeated after a refusal %s', async (_name, refusal) => {
  const call = jest.fn().mockRejectedValue(refusal);
  await expect(withNewerFields(NEWER, call)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});

it('a call without newer fields is not repeated', async () => {
  const refusal = refusalOf();
  const call = jest.fn().mockRejectedValue(refusal);
  await expect(withNewerFields({ requestId: undefined }, call)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});
