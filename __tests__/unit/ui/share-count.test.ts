import { shareCount } from '@/ui/certificate/share-count';

test.each([
  ['10', '10'],
  ['10.00', '10'],
  ['1000.0000', '1,000'],
  ['250.5', '250.50'],
  ['0.00009', '0'],
  ['0.0001', '0.0001'],
  ['1.00001', '1'],
])('%s shares are shown as %s', (shares, shown) => {
  expect(shareCount(shares)).toBe(shown);
});
