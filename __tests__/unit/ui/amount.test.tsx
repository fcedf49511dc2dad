import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount } from '@/ui/amount';

const EXACT = '248.838795386050005407 USDT';

const tip = () => document.querySelector('[data-exact-tip]');

function copied(): string {
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const clipboardData = { setData: (type: string, text: string) => void data.set(type, text) };
  document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData }));
  return data.get('text/plain') ?? '';
}

function select(from: Node, to: Node): void {
  const range = document.createRange();
  range.setStartBefore(from);
  range.setEndAfter(to);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
}

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  tip()?.remove();
});

describe('an amount that is shortened', () => {
  const shortened = () =>
    render(
      <p>
        You receive <Amount value="248.838795386050005407" unit="USDT" /> for <Amount value="20" unit="FNX" />.
      </p>,
    );

  test('can be focused, shows all digits then, and hides them with Escape or when it loses the focus', async () => {
    const user = userEvent.setup();
    const { container } = shortened();
    await user.tab();
    expect(within(container).getByText('248.838 USDT')).toHaveFocus();
    expect(within(container).getByText('248.838 USDT')).toHaveAccessibleDescription(EXACT);
    await waitFor(() => expect(tip()).toHaveTextContent(EXACT));
    await user.keyboard('{Escape}');
    expect(tip()).toBeNull();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(tip()).toHaveTextContent(EXACT));
    await user.tab();
    expect(tip()).toBeNull();
  });

  test('is copied in full while it is focused', async () => {
    const user = userEvent.setup();
    shortened();
    await user.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    expect(copied()).toBe(EXACT);
  });

  test('is copied in full as part of a selection, and when only its number is selected', async () => {
    const user = userEvent.setup();
    const { container } = shortened();
    await user.hover(screen.getByText('248.838 USDT'));
    await user.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    select(container, container);
    expect(copied()).toBe(`You receive ${EXACT} for 20.00 FNX.`);
    const [number] = screen.getByText('248.838 USDT').childNodes;
    if (number) select(number, number);
    expect(copied()).toBe('248.838795386050005407');
  });
});

test('an amount that shows all its digits is not a tab stop, and neither is an amount inside a control', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Amount value="20.5" unit="FNX" />
      <button type="button">
        <Amount value="0.123456789" unit="BNB" isInControl />
      </button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});
