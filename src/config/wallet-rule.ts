export const LOST_WALLET_DAYS = 30;
export const FRESH_LOGIN_MINUTES = 10;
export const LOST_WALLET_TOPIC = 'Lost wallet';
/**
 * The smallest number of shares that counts. Less is dust, which anyone can send to a wallet, so it must not keep the
 * owner from replacing the wallet.
 */
export const SHARES_THAT_COUNT = '1';

export const WALLET_RULE = {
  both: 'A wallet that holds shares is replaced at once only with a signature of the old wallet and one of the new wallet. Shares count from one whole share on; staked shares, an open order and a reward on its way count as well.',
  none: 'A wallet that holds less than one whole share, with nothing at stake or under way, is replaced at once with a signature of the new wallet, after a login of the last ten minutes.',
  lost: 'A lost wallet that holds shares is replaced in thirty days: you write to us, confirm a code from your phone and one from your e-mail, and wait. We tell you at the beginning, in the middle and at the end. Until then you, or a signature of the old wallet, can stop it. After that the new wallet is linked with its signature, after a login of the last ten minutes.',
  stays:
    'Replacing moves nothing: shares in the old wallet stay there and stay entered as yours. An open order is still paid from the old wallet and delivered to it. Staked shares and rewards go to the wallet that is linked when you claim them.',
} as const;

export const LOST_WALLET_RISK =
  'Without the keys nobody can move the shares in a wallet: they stay entered as yours there, and another wallet is linked after thirty days at the earliest.';
