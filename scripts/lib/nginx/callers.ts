import { networkOf } from '@/proxy/network';
import { ask } from './ask';
import { startNginx } from './start-nginx';

const ADDRESSES = [
  ...['2001:db8::1', '2001:db8::2:1', '2001:db8::3:1', '2001:db8::a:b:c:d', '2001:db8:0:0:1:2:3:4'],
  ...['2001:db8:7::1', '2001:db8:7:0:1:2:3:4', '2001:db8:7:0:1::1', '2001:db8:7:8::1', '2001:db8:7:8:1:2:3:4'],
  ...['2001:db8:0:1::1', '2001:0:0:1::1', '2001::1:0:0:0:1', '::1', '::2', '0:0:0:1::1', 'fe80::1', 'fe80::1:2:3:4'],
  ...[
    '1.2.3.4',
    '::ffff:1.2.3.4',
    '1.2.3.5',
    '::ffff:0:1.2.3.4',
    '10.10.10.10',
    '2001:a0a:a0a::1',
    '2001:a0a:a0a::a0a',
  ],
];

/** Shows the name under which nginx counts a caller, and lets the test choose the caller's address. */
const SITE = `
set_real_ip_from 127.0.0.1;
real_ip_header X-Test-Address;
location = /caller { return 200 $fnx_caller; }
`;

/** Returns the addresses for which nginx and an instance disagree on who the caller is. */
export async function callerFaults(): Promise<string[]> {
  const nginx = await startNginx({ instances: ['http://127.0.0.1:9'], site: SITE });
  const networks = new Map<string, string>();
  const names = new Map<string, string>();
  try {
    const faults: string[] = [];
    for (const address of ADDRESSES) {
      const { body } = await ask(nginx.origin, '/caller', { headers: { 'x-test-address': address } });
      const [name, network] = [body.toString('hex'), networkOf(address) ?? ''];
      const isRight = (networks.get(name) ?? network) === network && (names.get(network) ?? name) === name;
      if (!isRight) faults.push(`${address} is ${name} for nginx, and ${network} for an instance`);
      networks.set(name, network);
      names.set(network, name);
    }
    return faults;
  } finally {
    await nginx.stop();
  }
}
