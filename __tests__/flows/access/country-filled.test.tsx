import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { CreateAccountScreen } from '@/features/auth';
import { endSession } from '@/session/session';
import { appConfig } from '../../support/app-config';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer } from '../../support/service';

useServer();

beforeEach(async () => {
  await startBackend();
  server.use(appConfig());
  endSession({ tone: 'silent' });
});
afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

const openDetails = () => renderScreen(<CreateAccountScreen />, { pathname: '/auth/create-account' });
const country = () => screen.getByLabelText('Country');
const dialling = () => screen.getByRole('combobox', { name: 'Dialling code' });
const canBeSearched = () => waitFor(() => expect(country()).toHaveAttribute('aria-autocomplete', 'list'));

/** Fills the field as a browser or password manager does: at once and without focus. */
const fillIn = (value: string) => fireEvent.input(country(), { target: { value } });

test('autofill selects a country before the searchable list has loaded', async () => {
  const { user } = openDetails();
  act(() => country().focus());
  await waitFor(() => expect(country().querySelector('[value="CH"]')).not.toBeNull());
  expect(country()).toHaveAttribute('autocomplete', 'country');
  fireEvent.change(country(), { target: { value: 'CH' } });
  await user.tab();
  await canBeSearched();
  expect(country()).toHaveValue('Switzerland');
  expect(dialling()).toHaveValue('CH');
});

test.each(['Switzerland', 'switzerland ', 'CH'])('"%s" is filled in when the list can be searched', async (text) => {
  openDetails();
  await canBeSearched();
  expect(country()).toHaveAttribute('autocomplete', 'country-name');
  fillIn(text);
  expect(country()).toHaveValue('Switzerland');
  expect(dialling()).toHaveValue('CH');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('sign_up_flow')).toContain('"country":"CH"');
});

test('an autofilled value that is not a country opens no list and is not kept', async () => {
  openDetails();
  await canBeSearched();
  fillIn('Atlantis');
  expect(country()).toHaveValue('');
  expect(screen.queryByText('No country found.')).not.toBeInTheDocument();
});

test('typing a longer country name does not select a shorter one that it begins with', async () => {
  const { user } = openDetails();
  await canBeSearched();
  await user.type(country(), 'niger');
  expect(await screen.findByRole('option', { name: 'Nigeria' })).toBeVisible();
  expect(country()).toHaveValue('niger');
});
