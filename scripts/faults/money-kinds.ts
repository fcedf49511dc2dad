import { inFile, type FaultCase, type ShownBy } from '../lib/faults/case';

export type MoneyKind = 'purchase' | 'send' | 'stake' | 'swap' | 'approve' | 'wrap';
export const MONEY_KINDS: readonly MoneyKind[] = ['purchase', 'send', 'stake', 'swap', 'approve', 'wrap'];

const GROUPS: Readonly<Record<MoneyKind, { file: string; groups: readonly string[] }>> = {
  purchase: { file: 'faults-of-payments', groups: ['a purchase in USDT', 'a purchase in BNB'] },
  send: {
    file: 'faults-of-payments',
    groups: ['a transfer of FNX', 'a transfer of dust in USDT', 'a transfer of BNB'],
  },
  stake: { file: 'faults-of-stakes-and-approvals', groups: ['the deposit of a stake'] },
  approve: { file: 'faults-of-stakes-and-approvals', groups: ['an approval', 'a revoked approval'] },
  wrap: { file: 'faults-of-stakes-and-approvals', groups: ['wrapping BNB', 'unwrapping BNB'] },
  swap: {
    file: 'faults-of-swaps',
    groups: ['a swap of USDT for FNX', 'a swap of BNB for FNX', 'a swap of FNX for BNB'],
  },
};

/** Returns the tests that each kind of action runs under one title. */
export const everyKind = (title: string, kind: MoneyKind): ShownBy[] =>
  GROUPS[kind].groups.map((group) => ({
    file: `money/chain/${GROUPS[kind].file}.test.ts`,
    group,
    title,
    source: 'support/money/every-fault.ts',
  }));

export const chain = (name: string, group?: string) => inFile(`money/chain/${name}.test.ts`, group ? { group } : {});
export const rules = (name: string, group?: string) => inFile(`money/rules/${name}.test.ts`, group ? { group } : {});
export const e2e = (name: string) => inFile(`e2e/${name}.spec.ts`);
export const unit = (name: string) => inFile(`unit/${name}`);
export const flow = (name: string, group?: string) => inFile(`flows/${name}`, group ? { group } : {});

type Shown = Partial<Record<MoneyKind, readonly ShownBy[]>>;

/** Returns a fault as one case for each kind of action that it affects. */
export const moneyFault = (id: string, fault: string, holds: string, shown: Shown): FaultCase[] =>
  MONEY_KINDS.flatMap((kind) => {
    const shownBy = shown[kind];
    return shownBy ? [{ id: `${id} ${kind}`, fault, holds, shownBy }] : [];
  });

/** Returns the tests of all kinds under one title of `every-fault`. */
export const forAll = (title: string, kinds: readonly MoneyKind[] = MONEY_KINDS): Shown =>
  Object.fromEntries(kinds.map((kind) => [kind, everyKind(title, kind)]));

/** Merges the tests of two tables, kind by kind. */
export const mergeTests = (first: Shown, second: Shown): Shown =>
  Object.fromEntries(
    MONEY_KINDS.flatMap((kind) => {
      const both = [...(first[kind] ?? []), ...(second[kind] ?? [])];
      return both.length > 0 ? [[kind, both] as const] : [];
    }),
  );
