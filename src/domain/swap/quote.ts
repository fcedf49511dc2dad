import { amountIn, amountOut, type Depth, type SwapRefusal } from './constant-product';
import { depthsOf, routesBetween, type SwapPool, type Route } from './routes';
import { inPool, type SwapToken } from './tokens';

export type QuoteRequest = Readonly<{ pay: SwapToken; get: SwapToken; exact: 'pay' | 'get'; amount: bigint }>;

export type Exchange = Readonly<{ feeBps: bigint; pools: readonly SwapPool[] }>;

type Amounts = Readonly<{ exact: QuoteRequest['exact']; paid: bigint; got: bigint }>;
type Wrapping = Amounts & Readonly<{ type: 'wrap' | 'unwrap' }>;
export type PoolSwap = Amounts & Readonly<{ type: 'swap'; route: Route; depths: readonly Depth[]; feeBps: bigint }>;
export type Quote = PoolSwap | Wrapping;

export type QuoteResult =
  Readonly<{ type: 'quoted'; quote: Quote }> | Readonly<{ type: 'refused'; reason: SwapRefusal }>;

const quoted = (quote: Quote): QuoteResult => ({ type: 'quoted', quote });
const refused = (reason: SwapRefusal): QuoteResult => ({ type: 'refused', reason });

export function quoteOf(request: QuoteRequest, exchange: Exchange): QuoteResult {
  const { pay, get, exact, amount } = request;
  if (pay === get) return refused('same-token');
  if (inPool(pay) === inPool(get)) {
    if (amount <= 0n) return refused('too-small');
    return quoted({ type: pay === 'BNB' ? 'wrap' : 'unwrap', exact, paid: amount, got: amount });
  }
  const answers = routesBetween(inPool(pay), inPool(get)).map((route) => swapBy(route, request, exchange));
  return answers.reduce(better);
}

function swapBy(route: Route, { exact, amount }: QuoteRequest, { feeBps, pools }: Exchange): QuoteResult {
  const depths = depthsOf(route, pools);
  const other = exact === 'pay' ? throughOut(amount, depths, feeBps) : throughIn(amount, depths, feeBps);
  if (typeof other !== 'bigint') return refused(other);
  const [paid, got] = exact === 'pay' ? [amount, other] : [other, amount];
  return quoted({ type: 'swap', exact, paid, got, route, depths, feeBps });
}

type AmountOrRefusal = bigint | SwapRefusal;

const throughOut = (paid: bigint, depths: readonly Depth[], feeBps: bigint): AmountOrRefusal =>
  depths.reduce<AmountOrRefusal>((at, depth) => (typeof at === 'bigint' ? amountOut(at, depth, feeBps) : at), paid);

const throughIn = (wanted: bigint, depths: readonly Depth[], feeBps: bigint): AmountOrRefusal =>
  depths.reduceRight<AmountOrRefusal>(
    (at, depth) => (typeof at === 'bigint' ? amountIn(at, depth, feeBps) : at),
    wanted,
  );

/**
 * Prefers the larger output or the smaller payment, or the first of equal quotes. If both routes are refused, it
 * prefers any reason to 'no-pool', because the others are more specific.
 */
function better(one: QuoteResult, other: QuoteResult): QuoteResult {
  if (one.type === 'refused') return other.type === 'quoted' || one.reason === 'no-pool' ? other : one;
  if (other.type === 'refused') return one;
  return other.quote.got > one.quote.got || other.quote.paid < one.quote.paid ? other : one;
}
