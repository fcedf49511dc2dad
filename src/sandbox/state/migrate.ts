import * as z from 'zod/mini';

const reporting = z.looseObject({ reportedHash: z.optional(z.string()) });

/** Version 4 had no `isConfirmed` for stray payments and stored hashes as typed. */
const version4 = z.looseObject({
  state: z.looseObject({
    version: z.literal(4),
    strayPayments: z.array(z.looseObject({})),
    orders: z.array(reporting),
    stakes: z.array(reporting),
  }),
});

const inSmallLetters = (thing: z.infer<typeof reporting>) =>
  thing.reportedHash === undefined ? thing : { ...thing, reportedHash: thing.reportedHash.toLowerCase() };

export function migrated(saved: unknown): unknown {
  const { success, data } = version4.safeParse(saved);
  if (!success) return saved;
  const { state } = data;
  return {
    ...data,
    state: {
      ...state,
      version: 5,
      strayPayments: state.strayPayments.map((stray) => ({ ...stray, isConfirmed: false })),
      orders: state.orders.map(inSmallLetters),
      stakes: state.stakes.map(inSmallLetters),
    },
  };
}
