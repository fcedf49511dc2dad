import { render } from '@testing-library/react';
import { ExactAmount } from '@/ui/exact-amount';

test.each([
  ['1.500000000000000001', '1.500000000000000001 FNX'],
  ['1.00001', '1.00001 FNX'],
  ['0.000000000000000001', '0.000000000000000001 BNB'],
  ['1234.5', '1,234.50 FNX'],
  ['20', '20.00 FNX'],
  ['20.1234', '20.1234 FNX'],
  ['20.12345', '20.12345 FNX'],
])('%s is shown with every decimal at its place', (value, shown) => {
  const [, unit = ''] = shown.split(' ');
  const { container } = render(<ExactAmount value={value} unit={unit} locale="en-US" />);
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
});

test.each([
  ['0.081234567891234567', '67891234567'],
  ['20.12345', '5'],
  ['15288.548839248826804162', '39248826804162'],
  ['0.5', ''],
])('%s has the digits %s in a fainter colour', (value, faint) => {
  const { container } = render(<ExactAmount value={value} unit="BNB" locale="en-US" />);
  expect(container.querySelector('bdi > span > span')).toHaveTextContent(faint);
});
