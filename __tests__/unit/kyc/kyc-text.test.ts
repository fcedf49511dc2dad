import { KYC_TEXT, reasonText } from '@/features/kyc/model/kyc-text';
import { KYC_STATUSES } from '@/domain/kyc-status';
import { explorerLink } from '@/utils/explorer';

test('every status has its own title and next step', () => {
  const texts = KYC_STATUSES.map((status) => `${KYC_TEXT[status].title} ${KYC_TEXT[status].next}`);
  expect(new Set(texts).size).toBe(KYC_STATUSES.length);
});

test('a reason without a text is still readable', () => {
  expect(reasonText('EXPIRED_DOCUMENT')).toBe('The document has expired.');
  expect(reasonText('DOCUMENT_FROM_MARS')).toBe('Document from mars.');
});

test.each([
  ['https://bscscan.example', 'https://bscscan.example/tx/0xab'],
  ['https://bscscan.example/', 'https://bscscan.example/tx/0xab'],
  [null, undefined],
  [undefined, undefined],
  ['not an address', undefined],
])('with the explorer %p, a transaction hash has the link %p', (explorer, link) => {
  expect(explorerLink(explorer, '0xab')).toBe(link);
});
