import type { Address } from '@/api/contract';
import { createStore } from '@/utils/store';
import type { Records } from './journal/codec';
import { newLoops } from './loops';
import type { Engine, EngineMemory, EngineParts } from './engine';

/** Creates the only engine of a page. The engine does nothing until it is started or one of its functions is called. */
export const createEngine = (parts: EngineParts): Engine => ({ ...parts, memory: emptyMemory() });

function emptyMemory(): EngineMemory {
  const records: Records = { entries: [], unread: [] };
  return {
    running: null,
    states: new Map(),
    journal: createStore(records),
    lastRead: { text: null, records },
    lastKnown: null,
    unwritten: new Map(),
    linked: createStore<Address | null>(null),
    confirmations: createStore<ReadonlyMap<string, number>>(new Map()),
    asking: new Map(),
    refusedHere: new Map(),
    renewals: new Map(),
    lastCalls: new Map(),
    loops: newLoops(),
    detached: new Map(),
    trace: [],
  };
}
