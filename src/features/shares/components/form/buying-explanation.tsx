import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/ui/app-link';
import { Columns, Prose } from '@/ui/layout/lead';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { minimumPaymentQuery } from '@/api/endpoints/wallet/purchase';
import { ValueWithConversion } from '@/parts/display-value';
import { Amount } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsSkeleton } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { Moment } from '@/ui/moment';
import { formatPercent } from '@/utils/money';

const PRICE_LABELS = ['One share', 'Since yesterday'] as const;

function SharePrice() {
  const query = useQuery(fnxPriceQuery);
  return (
    <Panel title="The price" busy={query.isPending}>
      <Loaded query={query} loading={<StatsSkeleton labels={PRICE_LABELS} />}>
        {({ price, currency, change24h, updatedAt, source }) => (
          <StatGrid>
            <Stat label={PRICE_LABELS[0]} note={source}>
              <ValueWithConversion value={price} currency={currency} />
            </Stat>
            <Stat label={PRICE_LABELS[1]} note={<Moment iso={updatedAt} />}>
              <bdi dir="ltr">{formatPercent(change24h)}</bdi>
            </Stat>
          </StatGrid>
        )}
      </Loaded>
    </Panel>
  );
}

const PAID_IN = ['USDT', 'BNB'] as const;

function MinimumIn({ currency }: { currency: (typeof PAID_IN)[number] }) {
  const query = useQuery(minimumPaymentQuery(currency));
  const label = `In ${currency}`;
  return (
    <Loaded query={query} loading={<StatsSkeleton labels={[label]} />}>
      {({ minAmount, fiatEquivalent }) => (
        <StatGrid>
          <Stat label={label} note={<ValueWithConversion value={fiatEquivalent} />}>
            <Amount value={minAmount} unit={currency} />
          </Stat>
        </StatGrid>
      )}
    </Loaded>
  );
}

const MinimumPurchase = () => (
  <Panel title="Minimum">
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))' }}>
      {PAID_IN.map((currency) => (
        <MinimumIn key={currency} currency={currency} />
      ))}
    </div>
  </Panel>
);

const loadEffectOfSale = async () => (await import('./pool-depth')).EffectOfSale;

export const BuyingExplanation = () => (
  <Prose>
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
  </Prose>
);

export const SellingExplanation = () => (
  <Prose>
    <p>
      The bank does not buy shares back on demand. You can <AppLink href="/swap">swap</AppLink> FNX for USDT or BNB in a
      public pool, or sell to another verified holder.
    </p>
    <LazyPart isWanted load={loadEffectOfSale} failed={missingCode} />
    <p>
      The pool may be small, and there may be no buyer. Before you buy, check what a sale would pay and read the{' '}
      <AppLink href="/static/risk-disclosure">risk disclosure</AppLink>.
    </p>
  </Prose>
);

export const CurrentPriceAndMinimum = () => (
  <Columns>
    <SharePrice />
    <MinimumPurchase />
  </Columns>
);
