import { idOf, isOpen } from './journal/entry';
import { followJournal, readJournal } from './journal/journal';
import { followLinkedWallet, ownAddresses } from './journal/own-addresses';
import { endLoops } from './loops';
import { publish } from './publish';
import type { Tx } from './tx';
import { follow, followAgain } from './watch/follow';
import { mayBeMinedAfterAll } from './watch/look-again';
import { repeatReopening } from './watch/reopen';
import { reportWhatIsDue } from './watch/reports';

/**
 * Watches and reports the open attempts of this investor until the returned function is called. Several parts of a page
 * may start it. It runs once, until the last of them has ended it.
 */
export function startEngine(tx: Tx): () => void {
  const { memory } = tx;
  memory.running ??= run(tx);
  const { go, users, end } = memory.running;
  const user = {};
  users.add(user);
  go();
  return () => {
    if (!users.delete(user) || users.size > 0) return;
    end();
    memory.running = null;
  };
}

function run(tx: Tx): NonNullable<Tx['memory']['running']> {
  const { memory, service, wallet } = tx;
  let login = service.login()?.token;
  const lookedAgain = new Set<string>();
  const go = () => {
    if (login !== service.login()?.token) endLoops(tx);
    login = service.login()?.token;
    followOwn(tx, lookedAgain);
    reportWhatIsDue(tx);
  };
  const ends = [
    followJournal(tx),
    followLinkedWallet(tx),
    followRestores(tx),
    ...[memory.journal, memory.linked, service.session, wallet.state].map((store) => store.subscribe(go)),
  ];
  // Once the nodes are known, a reset sandbox is recognised and its old transactions are hidden.
  void tx.nodes().then(go, go);
  return { go, users: new Set(), end: () => [...ends, () => endLoops(tx)].forEach((end) => end()) };
}

function followRestores(tx: Tx): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    readJournal(tx);
    for (const key of tx.memory.states.keys()) publish(tx, key);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

function followOwn(tx: Tx, lookedAgain: Set<string>): void {
  const own = ownAddresses(tx);
  for (const entry of tx.memory.journal.get().entries) {
    const id = idOf(entry);
    if (!own.includes(entry.from.toLowerCase())) continue;
    if (isOpen(entry)) {
      publish(tx, entry.key);
      void follow(tx, id);
      void repeatReopening(tx, entry);
    } else if (mayBeMinedAfterAll(entry) && !lookedAgain.has(id)) {
      lookedAgain.add(id);
      void followAgain(tx, entry);
    }
  }
}
