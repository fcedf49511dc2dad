import { useState, type Ref } from 'react';
import styled from '@emotion/styled';
import { amountText } from '@/parts/amount-field/amount-text';
import { color } from '@/theme/tokens';
import { Slider } from '@/ui/form/slider';
import { TextField } from '@/ui/form/text-field';
import { Stack } from '@/ui/layout/page';
import { Summary } from '@/ui/summary';
import type { UsedSettings } from '../hooks/use-swap-settings';
import { PER_CENT_PLACES } from '../model/settings';
import { LAST_STOP, STOP_ENDS, slippageAt, slippageOnSlider } from '../model/slippage-stops';

const Warning = styled('p')({ color: color.caution });

type Props = {
  settings: UsedSettings;
  slippageRef: Ref<HTMLInputElement>;
  minutesRef: Ref<HTMLInputElement>;
  isSwap: boolean;
};

export function Settings({ settings, slippageRef, minutesRef, isSwap }: Props) {
  const { typed, slippage, deadline, change } = settings;
  const [isOpen, setOpen] = useState(false);
  if (!isSwap) return null;
  const isWrong = slippage.error !== undefined || deadline.error !== undefined;
  const used = typed.slippage === '' ? '0.5%, automatic' : `${typed.slippage}%`;
  return (
    <Stack>
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>
          Settings: slippage {used}; deadline {typed.minutes} minutes
        </Summary>
        <Stack>
          <TextField
            ref={slippageRef}
            label="Max slippage (%)"
            hint="How much worse the price may get. Leave empty for 0.5%."
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.5"
            dir="ltr"
            value={typed.slippage}
            error={slippage.error}
            onChange={({ target }) => {
              const text = amountText(target.value, PER_CENT_PLACES);
              if (text !== null) change({ slippage: text });
            }}
          />
          {(isOpen || isWrong) && (
            <Slider
              label="Slippage"
              {...slippageOnSlider(typed.slippage)}
              last={LAST_STOP}
              ends={STOP_ENDS}
              onMove={(at) => change({ slippage: slippageAt(at) })}
            />
          )}
          <TextField
            ref={minutesRef}
            label="Deadline (minutes)"
            hint="A swap that takes longer fails. The network fee may still be charged."
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={typed.minutes}
            error={deadline.error}
            onChange={({ target }) => change({ minutes: target.value.trim() })}
          />
        </Stack>
      </details>
      {slippage.error === undefined && slippage.warning && <Warning role="note">{slippage.warning}</Warning>}
    </Stack>
  );
}
