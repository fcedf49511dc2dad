import * as z from 'zod/mini';

const reporting = z.looseObject({ reportedHash: z.optional(z.string()) });

/** Until version 4 a payment that belongs to nothing did not say whether it is confirmed, and a hash was kept as it was typed. */
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

/** A saved state of an earlier version as the present one would have written it; anything else as it is. */
export function migrated(saved: unknown): unknown {
  const { success, data } = version4.safeParse(saved);
  if (!success) return saved;
  const { state } = data;
  return {
    ...data,
    state: {
      ...state,
      version: 5,
      // The first pass looks at the chain for each of them.
      strayPayments: state.strayPayments.map((stray) => ({ ...stray, isConfirmed: false })),
      orders: state.orders.map(inSmallLetters),
      stakes: state.stakes.map(inSmallLetters),
    },
  };
}
