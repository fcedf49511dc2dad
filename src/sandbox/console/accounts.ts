import { INVESTORS, SEED_PASSWORD } from '../seed/investors';
import { phoneNumber } from '../service/domain/accounts';
import type { State } from '../service/domain/state';

const NOTES = new Map(INVESTORS.map(({ id, note }) => [id, note]));

export const seededAccounts = (state: State) =>
  state.accounts.flatMap((account) => {
    const note = NOTES.get(account._id);
    if (note === undefined) return [];
    return [
      {
        email: account.email,
        password: SEED_PASSWORD,
        phone: phoneNumber(account),
        name: `${account.firstName} ${account.lastName}`,
        kycStatus: account.kycStatus,
        walletAddress: account.walletAddress ?? null,
        note,
      },
    ];
  });

export type SeededAccount = ReturnType<typeof seededAccounts>[number];
