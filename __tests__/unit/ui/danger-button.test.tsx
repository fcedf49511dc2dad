import { render, screen } from '@testing-library/react';
import { DARK, LIGHT, type Palette } from '@/theme/palette';
import { color } from '@/theme/tokens';
import { Button, PrimaryButton } from '@/ui/button/button';
import { DangerButton, FinalButton } from '@/ui/button/danger-button';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each<[string, Palette]>([
  ['dark', DARK],
  ['light', LIGHT],
])('a danger button is readable in the %s theme, outlined and filled', (_name, palette) => {
  for (const ground of [palette.ground, palette.raised])
    expect(contrast(palette.loss, ground)).toBeGreaterThanOrEqual(4.5);
});

test('a danger button looks like no other button', () => {
  render(
    <>
      <Button>Continue</Button>
      <PrimaryButton>Pay</PrimaryButton>
      <DangerButton>Deactivate account</DangerButton>
      <FinalButton>Deactivate my account</FinalButton>
    </>,
  );
  const style = (name: string) => getComputedStyle(screen.getByRole('button', { name }));
  expect(style('Deactivate account').color).toBe(color.loss);
  expect(style('Deactivate my account').background).toBe(color.loss);
  expect(style('Deactivate my account').color).toBe(color.ground);
  expect([style('Continue').color, style('Pay').background]).not.toContain(color.loss);
});
