import { fetchTransactionsFile } from '@/api/endpoints/wallet/transactions-file';
import { BUY_SHARES, ORDERS, SWAP } from '@/config/routes';
import { isAppError } from '@/errors/app-error';
import { messageOf } from '@/errors/text/calls';
import { useSession } from '@/session/use-session';
import { changeSettings } from '@/settings/settings';
import { useSettings } from '@/settings/use-settings';
import { notify } from '@/ui/notify';
import { saveFile } from '@/utils/save-file';
import { shortAddress } from '@/utils/text';
import { useStore } from '@/utils/hooks/use-store';
import { openAccount, openChain, openConnect, walletStore, type WalletState } from '@/wallet/facade';
import { notifyOnFailure } from '@/wallet/on-intent';
import type { Entry } from './model/entry';
import { openShortcuts } from './state';

type ActionEntry = Omit<Entry, 'group'>;
type Action = Omit<ActionEntry, 'does'> & { run: () => unknown };

async function exportTransactions(): Promise<void> {
  notify({ tone: 'info', text: 'Exporting your transactions to a spreadsheet.' });
  try {
    const { name, content } = await fetchTransactionsFile({});
    saveFile(name, content);
  } catch (error) {
    // The session ended meanwhile, so the export belongs to the previous user.
    if (isAppError(error) && error.fault.kind === 'cancelled') return;
    const why = isAppError(error) ? messageOf(error) : 'Try again in a moment.';
    notify({ tone: 'error', text: `The spreadsheet could not be made. ${why}` });
  }
}

async function leave(): Promise<void> {
  try {
    const { logOutManually } = await import('@/session/log-out');
    await logOutManually();
  } catch {
    notify({ tone: 'error', text: 'Logging out did not work. Check your connection and try again.' });
  }
}

const copyAddress = (address: string) =>
  navigator.clipboard.writeText(address).then(
    () => notify({ tone: 'success', text: 'Wallet address copied.' }),
    () => notify({ tone: 'error', text: 'The address could not be copied.' }),
  );

function walletActions(wallet: WalletState): Action[] {
  if (wallet.status !== 'connected') {
    const run = () => notifyOnFailure(openConnect());
    return [{ id: 'action:connect', name: 'Connect Wallet', keywords: 'link metamask', run }];
  }
  const { address, isSupported } = wallet;
  const detail = shortAddress(address);
  return [
    isSupported
      ? {
          id: 'action:account',
          name: 'Your wallet',
          detail,
          keywords: 'disconnect account',
          run: () => notifyOnFailure(openAccount()),
        }
      : {
          id: 'action:chain',
          name: 'Switch network',
          keywords: 'wrong network chain',
          run: () => notifyOnFailure(openChain()),
        },
    { id: 'action:copy', name: 'Copy wallet address', detail, keywords: 'clipboard', run: () => copyAddress(address) },
  ];
}

const MEMBER_LINKS: readonly ActionEntry[] = [
  { id: 'action:buy', name: 'Buy shares', keywords: 'purchase invest order pay', does: { go: BUY_SHARES } },
  { id: 'action:sell', name: 'Sell or swap', keywords: 'exchange convert', does: { go: SWAP } },
  {
    id: 'action:statement',
    name: 'Statement for this year',
    keywords: 'tax report gain',
    does: { go: `${ORDERS}?statement=this-year` },
  },
];

const MEMBER_ACTIONS: readonly Action[] = [
  {
    id: 'action:export',
    name: 'Export transactions as a spreadsheet',
    keywords: 'xls download excel file',
    run: exportTransactions,
  },
  { id: 'action:log-out', name: 'Log out', keywords: 'sign out leave end session', run: leave },
];

export function useActions(): Entry[] {
  const isMember = useSession().state === 'authenticated';
  const { theme } = useSettings();
  const wallet = useStore(walletStore);
  const other = theme === 'LIGHT' ? 'dark' : 'light';
  const actions: Action[] = [
    ...walletActions(wallet),
    {
      id: 'action:theme',
      name: `Use the ${other} theme`,
      keywords: 'theme dark light colours appearance',
      run: () => changeSettings({ theme: theme === 'LIGHT' ? 'DARK' : 'LIGHT' }),
    },
    ...(isMember ? MEMBER_ACTIONS : []),
    { id: 'action:shortcuts', name: 'Keyboard shortcuts', keywords: 'keys help', run: openShortcuts },
  ];
  const named = actions.map(({ run, ...action }): ActionEntry => ({ ...action, does: { run } }));
  return [...(isMember ? MEMBER_LINKS : []), ...named].map((action) => ({ ...action, group: 'Actions' }));
}
