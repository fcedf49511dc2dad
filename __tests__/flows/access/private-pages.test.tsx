import { screen, within } from '@testing-library/react';
import { PRIVATE_SCREENS } from '../../support/private-screens';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

test.each(PRIVATE_SCREENS)(
  '%s has one heading, and is marked as busy until it is complete',
  async (address, page, _call, content) => {
    const { container } = renderAt(address, page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each(PRIVATE_SCREENS)(
  '%s shows what failed, and is complete after Try again',
  async (address, page, call, content) => {
    breakCall(call);
    const { user } = renderAt(address, page);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]).toHaveTextContent('FNX could not be reached.');
    mendCall(call, backend);
    for (const alert of alerts) await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
  },
);
