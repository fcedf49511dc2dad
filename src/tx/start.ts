import { onRestored } from '@/utils/on-restored';
import { idOf, isOpen } from './journal/entry';
import { followJournal, readJournal } from './journal/journal';
import { followLinkedWallet, ownAddresses } from './journal/own-addresses';
import { endLoops } from './loops';
import { publish, publishEarlier } from './publish';
import type { Engine } from './engine';
import { dispatch } from './store';
import { follow, followAgain, resume } from './watch/follow';
import { mayBeMinedAfterAll } from './watch/look-again';
import { repeatReopening } from './watch/reopen';
import { reportWhatIsDue } from './watch/reports';

/**
 * Watches and reports the open attempts of this investor until the returned function is called. Several parts of a page
 * may start the engine. It runs once and stops when the last part has ended it.
 */
export function startEngine(engine: Engine): () => void {
  const { memory } = engine;
  memory.running ??= run(engine);
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

function run(engine: Engine): NonNullable<Engine['memory']['running']> {
  const { memory, service, wallet } = engine;
  let login = service.login()?.token;
  const lookedAgain = new Set<string>();
  const go = () => {
    if (login !== service.login()?.token) endLoops(engine);
    login = service.login()?.token;
    publishEarlier(engine);
    followOwn(engine, lookedAgain);
    reportWhatIsDue(engine);
  };
  const ends = [
    followJournal(engine),
    followLinkedWallet(engine),
    onRestored(() => readAgainAfterRestore(engine)),
    ...[memory.journal, memory.linked, service.session, wallet.state].map((store) => store.subscribe(go)),
  ];
  // Once the nodes are known, a reset sandbox is recognised and its old transactions are hidden.
  void engine.nodes().then(go, go);
  return { go, users: new Set(), end: () => [...ends, () => endLoops(engine)].forEach((end) => end()) };
}

function readAgainAfterRestore(engine: Engine): void {
  const { asking, states } = engine.memory;
  // A page in the back/forward cache receives no answers. Open requests count as unanswered, as after a reload.
  for (const key of asking.keys()) dispatch(engine, key, { type: 'unanswered' });
  asking.clear();
  readJournal(engine);
  for (const key of states.keys()) resume(engine, key);
}

function followOwn(engine: Engine, lookedAgain: Set<string>): void {
  const own = ownAddresses(engine);
  for (const entry of engine.memory.journal.get().entries) {
    const id = idOf(entry);
    if (!own.includes(entry.from.toLowerCase())) continue;
    if (isOpen(entry)) {
      publish(engine, entry.key);
      void follow(engine, id);
      void repeatReopening(engine, entry);
    } else if (mayBeMinedAfterAll(entry) && !lookedAgain.has(id)) {
      lookedAgain.add(id);
      void followAgain(engine, entry);
    }
  }
}
