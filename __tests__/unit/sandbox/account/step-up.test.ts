/** @jest-environment node */
import { enableTwoFactor, verifyTwoFactor } from '@/api/contract';
import { Refusal } from '@/sandbox/service/domain/refusal';
import { fromBase32, totpOf, totpStepAt } from '@/sandbox/service/domain/totp';
import { assertSecondFactor } from '@/sandbox/service/domain/two-factor';
import { createTestService } from '@/sandbox/test-service';
import { AMELIA, wrong } from '../visitor';
import { logInAs } from './member';

it('a correct code is needed only when two-factor is on', async () => {
  let wall = Date.UTC(2026, 0, 15, 12, 0, 5);
  const service = await createTestService({ wall: () => wall });
  const amelia = await logInAs(service, AMELIA);
  const refusalOf = (totp?: string) => {
    const [account] = service.state.accounts;
    if (!account) throw new Error('No investor is seeded');
    try {
      assertSecondFactor(service.state, account, { totp }, service.clock.now());
    } catch (error) {
      return error instanceof Refusal ? error.status : error;
    }
    return undefined;
  };
  expect(refusalOf()).toBeUndefined();
  const started = await amelia.get(enableTwoFactor, { enable: true });
  if (!started.secret) throw new Error('No secret was told');
  const shown = () => totpOf(fromBase32(started.secret), totpStepAt(wall));
  await amelia.get(verifyTwoFactor, { totp: shown() });
  wall += 30_000;
  expect(refusalOf()).toBe(400);
  expect(refusalOf(wrong(shown()))).toBe(422);
  expect(refusalOf(shown())).toBeUndefined();
  expect(refusalOf(shown())).toBe(422);
});
