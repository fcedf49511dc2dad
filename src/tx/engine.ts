import { sessionStore } from '@/session/store';
import { walletStore } from '@/wallet/state';
import { nodeClients } from '@/chain/nodes';
import { idOf, isOpen } from './journal/entry';
import { follow } from './watch/follow';
import { followJournal, journalStore } from './journal/journal';
import { publish } from './publish';
import { reportWhatIsDue } from './watch/reports';
import { followLinkedWallet, linkedStore, ownAddresses } from './journal/own-addresses';

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
  // Once the nodes are known, a reset sandbox is recognised and its former transactions are hidden.
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
