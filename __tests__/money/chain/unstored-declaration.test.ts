import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const { purchase } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
const PHONE = loginOf('amelia elsewhere');
afterEach(() => relay.takeCodeBack());

/**
 * The account is delegated, so another device may have sent BNB through a relay, and no search finds such a payment.
 */
it('a declaration about another device is not recorded while this browser cannot store it', async () => {
  bench.bank.requests.keep();
  const action = await purchase('BNB', (195n * ONE) / 1_000n);
  await relay.lendCode();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await bench.reload();
  emptyBrowser();
  await passes(125_000);
  let phone = await openTab({ login: PHONE });
  await action.submit(phone);
  expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
  await relay.payCoin();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(await phone.declaresUnsent('order', action.key.slice(6))).toBe('not-stored');
  full.mockRestore();
  await bench.reload();
  phone = await openTab({ login: PHONE });
  await bench.keepTime();
  await action.submit(phone);
  expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
  await bench.world.chain.mine(4);
  expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
});
