import { AppLink } from '@/ui/app-link';
import { Columns, Words } from '@/ui/layout/lead';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { SharePrice } from '../position';
import { MinimumPurchase } from './minimum-purchase';

const loadEffectOfSale = async () => (await import('./pool-depth')).EffectOfSale;

export const WordsOfBuying = () => (
  <Words>
    <ol>
      <li>Enter an amount, in money or in shares. We lock the price for 15 minutes. The network fee is extra.</li>
      <li>
        Pay in USDT or BNB from your own wallet on BNB Smart Chain. Check the amount and the address in your wallet.
      </li>
      <li>We confirm the payment, enter you in the register and send the shares to your linked wallet.</li>
      <li>You get a certificate with your shares and the transaction that delivered them.</li>
    </ol>
    <p>
      If we can’t match a payment, it stays in <AppLink href="/transactions">your transactions</AppLink> until it is
      settled.
    </p>
  </Words>
);

export const WordsOfSelling = () => (
  <Words>
    <p>
      The bank does not buy shares back on demand. You can <AppLink href="/swap">swap</AppLink> FNX for USDT or BNB in a
      public pool, or sell to another verified holder.
    </p>
    <LazyPart isWanted load={loadEffectOfSale} failed={missingCode} />
    <p>
      The pool may be small, and there may be no buyer. Before you buy, check what a sale would pay and read the{' '}
      <AppLink href="/static/risk-disclosure">risk disclosure</AppLink>.
    </p>
  </Words>
);

export const PriceAndMinimumNow = () => (
  <Columns>
    <SharePrice />
    <MinimumPurchase />
  </Columns>
);
