export const LOST_WALLET_DAYS = 30;
export const FRESH_LOGIN_MINUTES = 10;
export const LOST_WALLET_TOPIC = 'Lost wallet';
/**
 * A wallet with fewer shares counts as empty. Anyone can send tiny amounts to a wallet, which must not keep its owner
 * from replacing it.
 */
export const SHARES_THAT_COUNT = '1';

export const WALLET_RULE = {
  both: 'If a wallet holds shares, you can replace it at once by signing with both the old and the new wallet. A wallet holds shares if it has at least one whole share. Staked shares, an open order and a reward on its way count too.',
  none: 'To replace a wallet that holds less than one whole share, with nothing staked or in progress, you sign with the new wallet. You must have logged in within the last ten minutes.',
  lost: 'Replacing a lost wallet that holds shares takes thirty days. You write to us, confirm a code from your phone and one from your e-mail, and wait. We notify you at the beginning, in the middle and at the end. Until then you, or a signature of the old wallet, can stop it. After that you sign with the new wallet. You must have logged in within the last ten minutes.',
  stays:
    'Replacing a wallet moves nothing. Shares in the old wallet stay there and stay registered as yours. An open order is still paid from the old wallet and delivered to it. Staked shares and rewards go to the wallet that is linked when you claim them.',
} as const;

export const LOST_WALLET_RISK =
  'Without the keys, no one can move the shares in a wallet. They stay there, registered as yours. You can link another wallet after thirty days at the earliest.';
