import styled from '@emotion/styled';
import { Button } from '@/ui/button';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { Glyph } from '@/ui/glyphs';
import { useSwapForm, type SwapFormProps } from '../hooks/use-swap-form';
import { KEPT_FOR_GAS } from '../model/read-swap';
import { OpenAllowances } from './open-allowances';
import { PriceAge } from './price-age';
import { QuoteFacts } from './quote-facts';
import { ReferencePrice } from './reference-price';
import { Settings } from './settings';
import { SideField } from './side-field';

const Flat = styled(Form)({ marginBlockStart: 0, maxInlineSize: 640 });
const Flip = styled(Button)({ inlineSize: 44, padding: 0, borderRadius: '50%', display: 'grid', placeItems: 'center' });

export function SwapForm(props: SwapFormProps) {
  const form = useSwapForm(props);
  const { reading, settings, reference, priced, compared } = form;
  const { draft } = props;
  return (
    <Flat onSubmit={form.submit} aria-label="Swap">
      <SideField
        {...form.pay}
        label="You pay"
        tokenLabel="Token to pay"
        onMax={form.takeAll}
        hint={draft.pay === 'BNB' ? `Max keeps ${KEPT_FOR_GAS} BNB back for the network fee.` : undefined}
      />
      <div>
        <Flip type="button" aria-label="Flip the two sides" onClick={form.flip}>
          <Glyph>
            <path d="M6.5 4v12m0 0L3.5 13m3 3 3-3M13.5 16V4m0 0-3 3m3-3 3 3" />
          </Glyph>
        </Flip>
      </div>
      <SideField {...form.get} label="You receive" tokenLabel="Token to receive" />
      <PriceAge reading={reading} />
      {priced && <QuoteFacts priced={priced} draft={draft} />}
      {priced && reference.isWanted && (
        <ReferencePrice
          compared={compared}
          published={reference.data}
          isFailing={reference.isFailing}
          isReading={reference.isReading}
          onRetry={reference.retry}
        />
      )}
      <Settings
        settings={settings}
        slippageRef={form.slippage}
        minutesRef={form.minutes}
        isSwap={priced?.quote.is === 'swap' || priced === null}
      />
      <div>
        <SubmitButton isBusy={priced !== null && reference.isAwaited}>Review</SubmitButton>
      </div>
      {reading.market && <OpenAllowances market={reading.market} />}
    </Flat>
  );
}
