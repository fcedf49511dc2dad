import { guardsOf } from './guard';

const RECONNECT = 'flows/payments/reconnect.test.tsx';

export const LAST_WALLET = [
  ...guardsOf({ file: 'src/session/persistence.ts', test: RECONNECT }, [
    [
      'a logout removes the last wallet',
      'paletteRecent, lastWallet].forEach',
      'paletteRecent].forEach',
      'a logout removes',
    ],
  ]),
  ...guardsOf({ file: 'src/wallet/runtime.ts', test: RECONNECT }, [
    ['disconnecting removes the last wallet', 'clearLastWallet(config);', '', 'disconnected by hand'],
    ['a logout cancels an open request to connect', 'onLogout(cancelConnecting);', '', 'approves after a logout'],
  ]),
  ...guardsOf({ file: 'src/wallet/wallets/used-last.ts', test: 'flows/faults/session/reconnect-forgotten.test.tsx' }, [
    ['a wallet that another tab removes is not offered here', 'key === null || key === KEY', 'false', 'another tab'],
  ]),
];
