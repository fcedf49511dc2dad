import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { missingChart } from '@/ui/charts/chart-skeleton';
import { LoadWhenVisible } from '@/ui/load-when-visible';
import { missingCode } from '@/ui/state/error-panel';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const Content = () => <p>What was asked for</p>;

function heldCode() {
  const asked: { resolve: () => void; reject: () => void }[] = [];
  const load = () =>
    new Promise<typeof Content>((resolve, reject) =>
      asked.push({ resolve: () => resolve(Content), reject: () => reject(new Error('no chunk')) }),
    );
  return { asked, load };
}

const again = () => screen.getByRole('button', { name: 'Try again' });

describe('a part whose code does not arrive', () => {
  const open = () => {
    const code = heldCode();
    render(
      <section aria-label="Around it">
        <LoadWhenVisible load={code.load} meanwhile={<p>On its way</p>} failed={missingCode} />
      </section>,
    );
    return { ...code, user: userEvent.setup() };
  };

  it('shows a message, keeps the focus on its button during a retry, and reports a second failure', async () => {
    const { asked, user } = open();
    expect(screen.getByText('On its way')).toBeVisible();
    asked[0]?.reject();
    expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
    await user.click(again());
    expect(again()).toHaveFocus();
    expect(again()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('Trying again…');
    asked[1]?.reject();
    expect(await screen.findByText('That failed again.')).toBeVisible();
    expect(again()).toHaveFocus();
  });

  it('moves the focus to the region around it when a retry loads it', async () => {
    const { asked, user } = open();
    asked[0]?.reject();
    await screen.findByRole('alert');
    await user.click(again());
    asked[1]?.resolve();
    expect(await screen.findByText('What was asked for')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Around it' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('region', { name: 'Around it' })).not.toHaveAttribute('tabindex');
  });
});

it('a chart whose code does not arrive says so where it would be', async () => {
  const { asked, load } = heldCode();
  render(<LoadWhenVisible load={load} failed={missingChart({ name: 'Prices', size: 'small' })} />);
  asked[0]?.reject();
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('figure', { name: 'Prices' })).toContainElement(alert);
});
