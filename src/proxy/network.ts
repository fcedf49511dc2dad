import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an address, or null for other text: the whole IPv4 address, or the first half of an IPv6
 * address, because its owner can choose the second half. Ignores a port, brackets and a zone.
 */
export function networkOf(address: string): string | null {
  const host = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ?? /^([^:]*):\d{1,5}$/.exec(address)?.[1] ?? address;
  const [plain = ''] = host.split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return null;
  const groups = groupsOf(plain);
  return (
    mappedIPv4(groups) ??
    groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  );
}

export const coarserNetwork = (network: string): string => network.split(/[.:]/).slice(0, 2).join('.');

function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const gap = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...gap, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}
