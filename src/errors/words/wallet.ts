import { WALLET_CODE } from '../wallet-error';

/** What is so whatever the wallet was asked for. */
export const AT_ANY_QUESTION: Readonly<Record<number, string>> = {
  [WALLET_CODE.disconnected]: 'The wallet has lost its connection. Open it, then try again.',
  [WALLET_CODE.alreadyAsking]: 'Your wallet still has a question open. Answer it there, then try again.',
  [WALLET_CODE.internal]:
    'Something went wrong inside the wallet. Open it, look whether it asks for anything, then try again.',
};
