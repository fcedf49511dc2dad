import styled from '@emotion/styled';
import { useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { TextButton } from '@/ui/button/button';
import { TOO_LARGE, amountText, isAmbiguous, isTooLarge, isTooPrecise } from './amount-text';
import { DECIMALS } from '@/utils/money';
import { Field, useFieldIds, type FieldText } from '@/ui/form/field';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  containerType: 'inline-size',
  borderBlockEnd: `2px solid ${color.edge}`,
  '&:hover, &:focus-within': { borderColor: color.ink },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: 4 },
  '&:has([aria-invalid="true"])': { borderColor: color.loss },
  '&:has([readonly])': { borderBlockEndWidth: 1 },
});

const Figures = styled('input')({
  ...FIGURES,
  font: 'inherit',
  fontSize:
    'max(1rem, min(clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem), (100cqi - var(--beside)) / (max(1, var(--length)) * 0.58)))',
  letterSpacing: '-0.02em',
  flex: '1 1 calc(var(--length) * 0.58rem)',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 60,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  // The input runs from left to right, so its `end` is the right side, where a line starts on a right-to-left page.
  '[dir="rtl"] &': { textAlign: 'end' },
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: color.faint, opacity: 1 },
});

const Unit = styled('span')({ fontWeight: 550, color: color.soft, whiteSpace: 'nowrap' });

const AMBIGUOUS = 'This amount is ambiguous. Use a point for decimals and no separator for thousands.';

type Props = FieldText & {
  value: string;
  onValue?: (amount: string) => void;
  unit: ReactNode;
  places?: number;
  onMax?: () => void;
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

function refusalOf(typed: string, places: number): string | undefined {
  if (isAmbiguous(typed)) return AMBIGUOUS;
  if (isTooLarge(typed)) return TOO_LARGE;
  return isTooPrecise(typed, places) ? `Use at most ${places} decimals.` : undefined;
}

function useTypedAmount({ onValue, places = DECIMALS }: Pick<Props, 'onValue' | 'places'>) {
  const [refusal, setRefusal] = useState<string>();
  const keep = (typed: string) => {
    setRefusal(refusalOf(typed, places));
    const amount = amountText(typed, places);
    if (amount !== null) onValue?.(amount);
  };
  return { refusal, keep };
}

const fontSizeOf = ({ value, unit }: Pick<Props, 'value' | 'unit'>) =>
  ({ '--length': value.length, '--beside': typeof unit === 'string' ? '5rem' : '10.5rem' }) as CSSProperties;

const MaxButton = ({ onMax }: { onMax: () => void }) => (
  <TextButton type="button" aria-label="Max amount" onClick={onMax}>
    Max
  </TextButton>
);

/** A field for an amount as a string. The amount is never rounded or corrected without the user's knowledge. */
export function AmountField(props: Props) {
  const { label, hint, error, value, onValue, unit, onMax, onBlur, placeholder = '0.00', ref } = props;
  const { refusal, keep } = useTypedAmount(props);
  const message = refusal ?? error;
  const ids = useFieldIds({ hint, error: message });
  return (
    <Field id={ids.id} label={label} hint={hint} error={message}>
      <Line>
        <Figures
          {...ids}
          ref={ref}
          type="text"
          readOnly={!onValue}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          placeholder={placeholder}
          value={value}
          style={fontSizeOf(props)}
          onBlur={onBlur}
          onChange={({ target }) => keep(target.value)}
        />
        {onMax && <MaxButton onMax={onMax} />}
        <Unit>{unit}</Unit>
      </Line>
    </Field>
  );
}
