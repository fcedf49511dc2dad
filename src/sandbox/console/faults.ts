export const FAULT_KINDS = [
  'stall',
  'slow',
  'reset',
  'http500html',
  'http502',
  'http503',
  'http429seconds',
  'http429date',
  'http429junk',
  'html200',
  'empty',
  'truncated',
  'bom',
  'nulldata',
  'wrongtypes',
  'deep',
  'huge',
  'badcipher',
  'statusmismatch',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
/** `path` is a call's path below api/v1, `*` for every call, or a path of the identity page (`websdk/websdk.html`). */
export type Fault = { path: string; kind: FaultKind; times: number };

export type FaultBoard = {
  add: (fault: Fault) => void;
  clear: () => void;
  list: () => readonly Fault[];
  take: (path: string) => FaultKind | undefined;
};

export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults = [];
    },
    list: () => faults,
    take: (path) => {
      const isCall = !path.startsWith('websdk/');
      const met = faults.find((fault) => (isCall && fault.path === '*') || fault.path === path);
      if (!met) return undefined;
      met.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return met.kind;
    },
  };
}
