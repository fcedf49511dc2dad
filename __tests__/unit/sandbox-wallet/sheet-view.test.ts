import { exactly, asCode } from '@/sandbox/wallet/questions';
import { accountView, sheetView } from '@/sandbox/wallet/sheet-view';
import { screen, within } from '@testing-library/dom';
import { ALICE, BOB } from './small-chain';

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

afterEach(() => document.body.replaceChildren());

describe('the sheet of a request', () => {
  it('never turns text of a site into markup', () => {
    document.body.append(
      ...sheetView({
        title: HOSTILE,
        facts: [exactly(HOSTILE, HOSTILE), asCode(HOSTILE, HOSTILE)],
        warnings: [HOSTILE],
      }),
    );
    expect(document.querySelector('img, script')).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe(HOSTILE);
    expect(screen.getByRole('alert').textContent).toBe(HOSTILE);
    expect(screen.getAllByText(HOSTILE)).toHaveLength(6);
  });

  it('keeps addresses and amounts left-to-right', () => {
    document.body.append(...sheetView({ title: 'Send?', facts: [exactly('To', ALICE)], warnings: [] }));
    expect(screen.getByText(ALICE).getAttribute('dir')).toBe('ltr');
  });
});

describe('the choice of an account', () => {
  const accounts = [
    { address: ALICE, balance: '1.5 BNB' },
    { address: BOB, balance: '0 BNB' },
  ];
  const show = (chosen: typeof ALICE | null) => {
    document.body.append(...accountView({ origin: 'http://localhost:3000', accounts, chosen }));
    return within(screen.getByRole('group', { name: 'Account' })).getAllByRole<HTMLInputElement>('radio');
  };

  it('offers each account with its balance and begins with the first', () => {
    const [first, second] = show(null);
    expect(first).toHaveProperty('checked', true);
    expect(first?.labels?.[0]?.textContent).toBe(`Account 1 1.5 BNB ${ALICE}`);
    expect(second?.value).toBe(BOB);
  });

  it('begins with the current account', () => {
    expect(show(BOB).map((radio) => radio.checked)).toEqual([false, true]);
  });
});
