import { type Config, type Connector } from 'wagmi';
import { watchAccount, watchConnectors } from 'wagmi/actions';
import { STORAGE_KEYS } from '@/config/product';
import { onLogout } from '@/session/on-logout';
import { localStore } from '@/utils/storage';
import { lastWallet, lastWalletId, type LastWallet } from '../last-wallet';
import { isPhone } from './phone';
import { UNREACHABLE } from './unreachable';
import { INJECTED_WALLET_ID } from './injected-wallet';

const KEY = STORAGE_KEYS.lastWallet;

type Details = { id?: string; name?: string; rdns?: string; installed?: boolean };
const detailsOf = (connector: Connector): Details | undefined => Object(connector).rkDetails;

export const walletIdOf = (connector: Connector): string => detailsOf(connector)?.id ?? connector.id;

const isUsable = (connector: Connector): boolean => {
  const details = detailsOf(connector);
  // On a phone, RainbowKit has no rows for announced wallets.
  if (!details) return !isPhone();
  return connector.type !== UNREACHABLE && details.installed !== false;
};

export function usableWallet(connectors: readonly Connector[], id: string | null): LastWallet | null {
  const own = connectors.find((connector) => walletIdOf(connector) === id);
  if (!own) return null;
  // For a wallet that announces itself, RainbowKit replaces its own row by a row for the announcement.
  const announced = isPhone() ? undefined : connectors.find((one) => one.id === detailsOf(own)?.rdns);
  const connector = announced ?? own;
  if (!isUsable(connector)) return null;
  const name = id === INJECTED_WALLET_ID ? 'this app’s wallet' : (detailsOf(connector)?.name ?? connector.name);
  return { id: walletIdOf(connector), name };
}

function keep(config: Config, id: string | null): void {
  if (id) localStore.write(KEY, id);
  else localStore.remove(KEY);
  refresh(config);
}

const refresh = ({ connectors }: Config) => {
  const found = usableWallet(connectors, lastWalletId());
  const known = lastWallet.get();
  if (found?.id !== known?.id || found?.name !== known?.name) lastWallet.set(found);
};

export const clearLastWallet = (config: Config) => keep(config, null);

export function followLastWallet(config: Config): void {
  watchConnectors(config, { onChange: () => refresh(config) });
  watchAccount(config, {
    onChange: ({ status, connector }, previous) => {
      if (status === 'connected' && previous.status !== status) keep(config, walletIdOf(connector));
    },
  });
  onLogout(() => refresh(config));
  // Another tab that logs out removes its stored values one by one, so the login may be removed before the wallet.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) refresh(config);
  });
  refresh(config);
}
