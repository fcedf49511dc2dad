/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { callerOf } from '@/proxy/caller';
import { coarserNetwork, networkOf } from '@/proxy/network';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [0, '9.9.9.9, 1.1.1.1', '127.0.0.1'],
  [1, '9.9.9.9, 1.1.1.1', '1.1.1.1'],
  [2, '9.9.9.9, 1.1.1.1', '9.9.9.9'],
  [3, '9.9.9.9, 1.1.1.1', '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, '', '127.0.0.1'],
  [1, '9.9.9.9,1.1.1.1 ', '1.1.1.1'],
  [1, '9.9.9.9, unknown', '127.0.0.1'],
  [1, '9.9.9.9, <script>', '127.0.0.1'],
  [2, '9.9.9.9,, 1.1.1.1', '127.0.0.1'],
  [1, '9.9.9.9, 1.1.1.1:4711', '1.1.1.1'],
  [1, '9.9.9.9, [2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2'],
])('with %i trusted proxies and %s the caller is %s', (hops, forwarded, caller) => {
  expect(callerOf(from('127.0.0.1', forwarded), hops)).toBe(caller);
});

test('all callers whose connection has already closed are counted together', () => {
  expect(callerOf(from(undefined), 0)).toBe('unknown');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8::', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::1%25eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '1.2.3',
  '256.1.1.1',
  '01.2.3.4',
  '1.2.3.4:',
  '1:2:3',
  ':::',
  '[::1',
  '::1]',
  '2001:db8::g',
  '٣.1.1.1',
  '"1.2.3.4"',
  '1.2.3.4/8',
  'localhost',
])('the text %p is not an address', (text) => {
  expect(networkOf(text)).toBeNull();
});

test('two addresses in one /64 network are one caller, and addresses in two networks are two callers', () => {
  const [one, same, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map(networkOf);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

test('addresses with the same first two numbers are in one coarser network', () => {
  expect(coarserNetwork('203.0.113.9')).toBe(coarserNetwork('203.0.1.1'));
  expect(coarserNetwork('203.0.113.9')).not.toBe(coarserNetwork('203.1.113.9'));
  expect(coarserNetwork('2001:db8:1:2')).toBe(coarserNetwork('2001:db8:9:9'));
});
