import { sessionStore } from '@/session/store';
import { walletStore } from '@/wallet/state';
import { nodeClients } from '@/chain/nodes';
import { idOf, isOpen } from './entry';
import { follow } from './follow';
import { followJournal, journalStore } from './journal';
import { publish } from './publish';
import { reportWhatIsDue } from './reports';
import { followLinkedWallet, linkedStore, ownAddresses } from './own-addresses';

/** Keeps what was asked of wallets moving on every page: it is watched to its end, and the bank is told. */
export function startEngine(): () => void {
  const go = () => {
    followOwn();
    reportWhatIsDue();
  };
  const ends = [
    followJournal(),
    followLinkedWallet(),
    ...[journalStore, linkedStore, sessionStore].map((store) => store.subscribe(go)),
    walletStore.subscribe(go),
  ];
  go();
  // A sandbox that was begun anew is told by its nodes; what was asked there before is not shown any more.
  void nodeClients().then(go, go);
  return () => ends.forEach((end) => end());
}

function followOwn(): void {
  const own = ownAddresses();
  for (const entry of journalStore.get().entries) {
    if (!isOpen(entry) || !own.includes(entry.from.toLowerCase())) continue;
    publish(entry.key);
    void follow(idOf(entry));
  }
}
