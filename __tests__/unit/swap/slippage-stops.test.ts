import { LAST_STOP, STOP_ENDS, slippageAt, slippageOnSlider } from '@/features/swap/model/slippage-stops';
import { readSlippage } from '@/features/swap/model/settings';

const everyStop = Array.from({ length: LAST_STOP + 1 }, (_unused, at) => at);

test('each stop of the slider is a usable slippage, and that slippage is shown at the same stop', () => {
  for (const at of everyStop) {
    const typed = slippageAt(at);
    expect(readSlippage({ slippage: typed }).error).toBeUndefined();
    expect(slippageOnSlider(typed)).toEqual({ at, valueText: expect.stringMatching(/^\d+(\.\d+)?% slippage$/) });
  }
  expect(STOP_ENDS).toEqual(['0.1%', '15%']);
});

test.each([
  ['', '0.5', '0.5% slippage'],
  ['0.5', '0.5', '0.5% slippage'],
  ['.5', '0.5', '0.5% slippage'],
  ['0.55', '0.5', '0.55% slippage'],
  ['0.05', '0.1', '0.05% slippage'],
  ['4.9', '5', '4.9% slippage'],
  ['15', '15', '15% slippage'],
  ['16', '15', 'The entered value is not valid'],
  ['.', '0.5', 'The entered value is not valid'],
])('a typed slippage of "%s" is at the stop %s and is read aloud as "%s"', (typed, stop, words) => {
  const { at, valueText: announced } = slippageOnSlider(typed);
  expect([slippageAt(at), announced]).toEqual([stop, words]);
});
