import { shortAddress } from '@/utils/text';

test.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x70…79C8'],
  ['12345678', '1234…5678'],
  ['1234567', '1234567'],
  ['', ''],
])('the address %s is shown as %s', (address, short) => expect(shortAddress(address)).toBe(short));
