import { findRow } from '@/wallet/rainbowkit/new-attempt';

it.each(['io.metamask', 'a"]', 'back\\slash', "it's", '日本'])('the row of a wallet with the id %s is found', (id) => {
  const row = document.createElement('button');
  row.dataset.testid = `rk-wallet-option-${id}`;
  document.body.replaceChildren(row);
  expect(findRow(id)).toBe(row);
});
