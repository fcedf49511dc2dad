import type { Person, Walk } from './walk';

export type Step = { name: string; run: (walk: Walk, who: Person, other: Person) => Promise<unknown> };

export const part = (whole: bigint, thousandths: number) => (whole * BigInt(thousandths)) / 1_000n;
export const atMost = (amount: bigint, most: bigint) => (amount < most ? amount : most);
