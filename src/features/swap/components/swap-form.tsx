import styled from '@emotion/styled';
import { FormGate } from '@/parts/gate/form-gate';
import { useGate, type GateState } from '@/parts/gate/use-gate';
import { NotOfferedNotice } from '@/parts/not-offered/not-offered-notice';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { Glyph } from '@/ui/glyphs';
import { Stack } from '@/ui/layout/page';
import { WALLET } from '@/config/routes';
import { AppLink } from '@/ui/app-link';
import { ExactAmount } from '@/ui/exact-amount';
import { Prose } from '@/ui/layout/lead';
import { fromBaseUnits } from '@/utils/money';
import { formatUtcMoment } from '@/utils/dates';
import { SmallError } from '@/ui/state/small-error';
import { FactList, type FactEntry } from '@/ui/fact-list';
import type { Compared } from '@/domain/swap/reference';
import { useSwapForm, type SwapFormProps } from '../hooks/use-swap-form';
import type { SwapDraft } from '../model/stored-swap';
import { pictureOf } from '../model/picture';
import { RESERVED_FOR_GAS } from '../model/read-swap';
import { POOL_TOKENS, type Market } from '../model/market';
import { percentOf, priceFigure } from '../model/figures';
import { PriceAge } from './price-age';
import { QuoteFacts } from './quote-facts';
import { Settings } from './settings';
import { SideField } from './side-field';
import { Beside, SwapPicture } from './swap-picture';
import { ImpactFigure } from './impact-figure';

const Soft = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

const TEXTS = {
  quiet: null,
  amber: 'The pool price is more than 2% away from the reference price. Compare both before you swap.',
  typed: 'The pool price is more than 10% away from the reference price. At review, you confirm it by typing.',
} as const;

type SwapFormState = ReturnType<typeof useSwapForm>;

const comparisonOf = ({ level, bps, isAbove, own, reference }: Compared): FactEntry => [
  'Difference from the reference price',
  <ImpactFigure key="deviation" level={level}>
    {percentOf(bps)} {isAbove ? 'above' : 'below'}: {priceFigure(own)} against {priceFigure(reference)}
  </ImpactFigure>,
  'long',
];

type ReferencePriceProps = Pick<SwapFormState, 'reference' | 'compared'> & { isRefused: boolean };

function ReferencePrice({ reference, compared, isRefused }: ReferencePriceProps) {
  const { data: published, isFailing, isReading, retry } = reference;
  if (isFailing && !compared)
    return (
      <SmallError onRetry={retry} isRetrying={isReading}>
        The reference price could not be loaded, so this swap is not compared with it.
      </SmallError>
    );
  if (!published) return <Soft>Loading the reference price</Soft>;
  if (!compared) return null;
  const text = TEXTS[compared.level];
  return (
    <Stack>
      <FactList facts={[comparisonOf(compared)]} />
      <Soft>
        {published.source}, as of {formatUtcMoment(published.updatedAt)}.
      </Soft>
      {!isRefused && text && <p role="note">{text}</p>}
    </Stack>
  );
}

function OpenAllowances({ market }: { market: Market }) {
  const { allowances, decimals, isAbout } = market;
  const open = POOL_TOKENS.filter((token) => (allowances?.[token] ?? 0n) > 0n);
  if (!allowances || open.length === 0) return null;
  return (
    <Prose role="note" aria-label="Open approvals">
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
    </Prose>
  );
}

const Flat = styled(Form)({ marginBlockStart: 0, maxInlineSize: 'none' });
const Flip = styled(Button)({ inlineSize: 44, padding: 0, borderRadius: '50%', display: 'grid', placeItems: 'center' });

const Final = styled('p')({
  borderInlineStart: `2px solid ${color.caution}`,
  paddingInlineStart: 16,
  fontSize: '0.9375rem',
  color: color.soft,
  textWrap: 'pretty',
});

type Props = Omit<SwapFormProps, 'mayReview'>;

export function SwapForm(props: Props) {
  const gate = useGate();
  const isServed = useIsOffered();
  const isOffered = isServed || props.draft.get !== 'FNX';
  const form = useSwapForm({ ...props, mayReview: isOffered && gate.state === 'open' });
  const { shown } = form;
  return (
    <Flat onSubmit={form.submit} aria-label="Swap">
      {!isOffered && <NotOfferedNotice />}
      <Beside>
        <Fields form={form} draft={props.draft} gate={isOffered ? gate : null} />
        <SwapPicture
          picture={shown && pictureOf(shown.priced, shown.draft)}
          market={form.reading.market}
          feeBps={props.pins.feeBps}
        >
          <Final>Once the network confirms a swap, no one can reverse it, including the bank.</Final>
        </SwapPicture>
      </Beside>
    </Flat>
  );
}

const FlipButton = ({ onFlip }: { onFlip: () => void }) => (
  <div>
    <Flip type="button" aria-label="Flip direction" onClick={onFlip}>
      <Glyph>
        <path d="M6.5 4v12m0 0L3.5 13m3 3 3-3M13.5 16V4m0 0-3 3m3-3 3 3" />
      </Glyph>
    </Flip>
  </div>
);

type FieldsProps = { form: SwapFormState; draft: SwapDraft; gate: GateState | null };

const PayField = ({ form, draft }: Pick<FieldsProps, 'form' | 'draft'>) => (
  <SideField
    {...form.pay}
    isAbout={form.reading.market?.isAbout === true}
    label="You pay"
    tokenLabel="Token to pay"
    onMax={form.takeAll}
    hint={draft.pay === 'BNB' ? `Max leaves ${RESERVED_FOR_GAS} BNB for the network fee.` : undefined}
  />
);

function Fields({ form, draft, gate }: FieldsProps) {
  const { reading, settings, reference, shown, compared } = form;
  const { market } = reading;
  const isAbout = market?.isAbout === true;
  return (
    <Stack>
      <PayField form={form} draft={draft} />
      <FlipButton onFlip={form.flip} />
      <SideField {...form.get} isAbout={isAbout} label="You receive" tokenLabel="Token to receive" />
      <PriceAge reading={reading} />
      {shown && market && <QuoteFacts {...shown} market={market} isSample={draft.amount === ''} />}
      {shown && reference.isWanted && (
        <ReferencePrice reference={reference} compared={compared} isRefused={shown.priced.impact.level === 'refused'} />
      )}
      <Settings settings={settings} slippageRef={form.slippage} minutesRef={form.minutes} isSwap={!form.isWrapping} />
      {gate && (
        <FormGate gate={gate}>
          <SubmitButton isBusy={form.isAwaited}>Review</SubmitButton>
        </FormGate>
      )}
      {market && <OpenAllowances market={market} />}
    </Stack>
  );
}
