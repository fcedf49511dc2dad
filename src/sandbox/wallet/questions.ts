export type Address = `0x${string}`;
export type Hex = `0x${string}`;

export type Fact = { term: string; text: string; form: 'words' | 'exact' | 'code' };
export type Sheet = { title: string; facts: Fact[]; warnings: string[] };

export type OfferedAccount = { address: Address; balance: string };
export type AccountOffer = { origin: string; accounts: OfferedAccount[]; chosen: Address | null };
export type AccountChoice = { account: Address; isElsewhere: boolean };

export type Ask = {
  approval: (sheet: Sheet) => Promise<boolean>;
  account: (offer: AccountOffer) => Promise<AccountChoice | null>;
};

export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>;

export const inWords = (term: string, text: string): Fact => ({ term, text, form: 'words' });
export const exactly = (term: string, text: string): Fact => ({ term, text, form: 'exact' });
export const asCode = (term: string, text: string): Fact => ({ term, text, form: 'code' });
