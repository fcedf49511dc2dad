import { screen, waitFor } from '@testing-library/react';
import { SettingsScreen } from '@/features/account';
import { KycScreen } from '@/features/kyc';
import { StakingScreen } from '@/features/staking';
import { WalletScreen } from '@/features/portfolio';
import { breakCall, leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';

useServer();
withoutRetries();
afterEach(leave);

describe('the identity check', () => {
  test('shows the reasons why documents were rejected', async () => {
    await startAs('Rita');
    renderAt('/kyc', <KycScreen />);
    expect(await screen.findByText(/photograph of your passport is blurred/)).toBeVisible();
    expect(screen.getByText('A page of the document is missing.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What you need' })).toBeVisible();
  });

  test('leads to support and asks for nothing once the identity is finally rejected', async () => {
    await startAs('Rolf');
    renderAt('/kyc', <KycScreen />);
    expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
    expect(screen.queryByRole('heading', { name: 'What you need' })).not.toBeInTheDocument();
  });

  test('shows the bank’s current state after Refresh status', async () => {
    const { sandbox } = await startAs('Ivo');
    const { user } = renderAt('/kyc', <KycScreen />);
    expect(await screen.findByRole('heading', { name: 'Your documents are being checked' })).toBeVisible();
    await sandbox.kyc('ivo@fnx.example', 'APPROVED');
    await user.click(screen.getByRole('button', { name: 'Refresh status' }));
    expect(await screen.findByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
  });
});

describe('the settings', () => {
  test('have a URL for each tab', async () => {
    await startAs('Amelia');
    const { user, place } = renderAt('/settings', <SettingsScreen />);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(place.address).toBe('/settings?tab=security');
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/auth/change-password',
    );
    await user.keyboard('{ArrowRight}');
    expect(place.address).toBe('/settings?tab=preferences');
    expect(screen.getByRole('tab', { name: 'Preferences' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeVisible();
  });

  test('open the profile when the URL contains no tab', async () => {
    await startAs('Amelia');
    renderAt('/settings?tab=nowhere', <SettingsScreen />);
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });

  test('save which messages the investor has chosen', async () => {
    const { service } = await startAs('Amelia');
    const { user } = renderAt('/settings?tab=notifications', <SettingsScreen />);
    await user.click(await screen.findByRole('checkbox', { name: 'Text messages' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(service.state.accounts[0]?.settings.notify).toEqual({ email: true, sms: false });
    expect(screen.getByRole('checkbox', { name: 'Text messages' })).not.toBeChecked();
  });

  test('reset a choice that could not be saved, and say why', async () => {
    await startAs('Amelia');
    const { user } = renderAt('/settings?tab=notifications', <SettingsScreen />);
    const box = await screen.findByRole('checkbox', { name: 'E-mail' });
    breakCall('user/settings');
    await user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
    await waitFor(() => expect(box).toBeChecked());
  });
});

test('a projection for the chosen plan is calculated by the service', async () => {
  await startAs('Amelia');
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('radio', { name: 'Year' }));
  await user.type(screen.getByLabelText('Amount'), '1000');
  expect(await screen.findByTitle('1050 FNX')).toBeVisible();
  expect(screen.getByText(/may fall to zero/)).toBeVisible();
});

test('the wallet page shows the chain’s own figure and the whole address', async () => {
  const { service } = await startAs('Amelia');
  renderAt('/wallet', <WalletScreen />);
  expect(await screen.findByText('Read from BNB Smart Chain')).toBeVisible();
  expect(screen.getAllByText(service.state.accounts[0]!.walletAddress!)[0]).toBeVisible();
});

test('the wallet page of an investor without a linked wallet says so and shows no address', async () => {
  await startAs('Nell');
  renderAt('/wallet', <WalletScreen />);
  expect(await screen.findByText(/You haven’t linked a wallet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument();
});
