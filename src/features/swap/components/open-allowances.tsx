import { WALLET } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { ExactAmount } from '@/ui/exact-amount';
import { Words } from '@/ui/layout/lead';
import { fromBaseUnits } from '@/utils/money';
import { POOL_TOKENS, type Market } from '../model/market';

export function OpenAllowances({ market }: { market: Market }) {
  const { allowances, decimals, isAbout } = market;
  const open = POOL_TOKENS.filter((token) => (allowances?.[token] ?? 0n) > 0n);
  if (!allowances || open.length === 0) return null;
  return (
    <Words role="note" aria-label="Open approvals">
      {open.map((token) => (
        <p key={token}>
          The exchange can still move{' '}
          <ExactAmount value={fromBaseUnits(allowances[token], decimals[token])} unit={token} isAbout={isAbout} /> from
          your wallet.
        </p>
      ))}
      <p>
        An approval stays open until it is used. Revoke it on <AppLink href={WALLET}>your Wallet page</AppLink>.
      </p>
    </Words>
  );
}
