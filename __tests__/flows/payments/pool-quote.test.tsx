import { screen } from '@testing-library/react';
import { PoolQuote } from '@/features/content/live/pool-quote';
import { LONG_WAIT, disconnect, fact } from '../../support/buying';
import { renderScreen, withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { eventually, useSwapper } from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();
beforeEach(disconnect);

test('a visitor sees what a swap would bring in both directions, with its impact and every fee', async () => {
  const { user, container } = renderScreen(<PoolQuote />);
  const amount = await screen.findByLabelText('You would swap', {}, LONG_WAIT);
  await user.clear(amount);
  await user.type(amount, '100');
  await eventually(() => expect(fact(container, 'You would receive')).toHaveTextContent('1,244.56 USDT'));
  expect(fact(container, 'You would receive at least')).toHaveTextContent('1,238.34 USDT');
  expect(fact(container, 'Price impact')).toHaveTextContent('0.03%');
  expect(fact(container, 'Pool fee')).toHaveTextContent('0.25 FNX');
  await eventually(() => expect(fact(container, 'Network fee')).toHaveTextContent('About 0.000145 BNB'));
  await user.selectOptions(screen.getByLabelText('Token to swap'), 'USDT');
  expect(fact(container, 'You would receive')).toHaveTextContent(/^7\.99\d+ FNX$/);
  await user.clear(amount);
  expect(screen.getByText(/Enter an amount above zero/)).toBeVisible();
});
