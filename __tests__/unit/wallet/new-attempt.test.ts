import { findRow } from '@/wallet/rainbowkit/new-attempt';

it.each(['io.metamask', 'a"]', 'back\\slash', "it's", '日本'])('finds the row of a wallet with the id %s', (id) => {
  const row = document.createElement('button');
  row.dataset.testid = `rk-wallet-option-${id}`;
  document.body.replaceChildren(row);
  expect(findRow(id)).toBe(row);
});
