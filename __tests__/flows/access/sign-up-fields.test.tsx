import { act, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { CreateAccountScreen, LoginScreen, SignUpCodeScreen, SignUpStart } from '@/features/auth';
import { endSession } from '@/session/session';
import { appConfig } from '../../support/app-config';
import { logInAs } from '../../support/log-in';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer } from '../../support/service';

useServer();

beforeEach(async () => {
  await startBackend();
  server.use(appConfig());
  endSession({ tone: 'silent' });
});
afterEach(() => queryClient.clear());

const openDetails = () => renderScreen(<CreateAccountScreen />, { pathname: '/auth/create-account' });
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const dialling = () => screen.getByRole('combobox', { name: 'Dialling code' });

async function withNumbers() {
  const view = openDetails();
  await screen.findByRole('option', { name: '+41 Switzerland' });
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveAttribute('aria-autocomplete', 'list'));
  return view;
}

test('a country that is not served is refused as soon as it is chosen', async () => {
  const { user } = await withNumbers();
  await user.type(screen.getByLabelText('Country'), 'braz{Enter}');
  const notice = await screen.findByText(/^FNX Bank does not currently offer shares in this country\./);
  expect(notice.closest('[role="status"]')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Country'));
  await user.type(screen.getByLabelText('Country'), 'united k{Enter}');
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

describe('a phone number', () => {
  test('is grouped while it is typed, and the caret stays in place during a correction', async () => {
    const { user } = await withNumbers();
    await user.click(phone());
    await user.paste('07700900123');
    expect(phone()).toHaveValue('07700 900123');
    phone().setSelectionRange(3, 3);
    await user.keyboard('{Backspace}5');
    expect(phone()).toHaveValue('07500 900123');
    expect(phone().selectionStart).toBe(3);
    phone().setSelectionRange(6, 6);
    await user.keyboard('{Backspace}');
    expect(phone().selectionStart).toBe(5);
  });

  test('with another country’s code selects that country', async () => {
    const { user } = await withNumbers();
    await user.click(phone());
    await user.paste('+41 44 668 18 00');
    expect(dialling()).toHaveValue('CH');
  });

  test.each([
    ['0770', 'This number is too short for the selected country (United Kingdom).'],
    ['077009001234567', 'This number is too long for the selected country (United Kingdom).'],
  ])('is reported beside its field: %s', async (typed, words) => {
    const { user } = await withNumbers();
    await user.click(phone());
    await user.paste(typed);
    await user.tab();
    expect(await screen.findByText(words)).toBeVisible();
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  test('that looks unusual gets a warning, but is not refused', async () => {
    const { user } = await withNumbers();
    await user.click(phone());
    await user.paste('07700900123');
    await user.tab();
    expect(await screen.findByText(/looks unusual/)).toBeVisible();
    expect(phone()).not.toHaveAttribute('aria-invalid');
  });
});

describe('the country', () => {
  test('is found by its short name and by the keyboard, and sets its dialling code', async () => {
    const { user } = await withNumbers();
    await user.click(screen.getByLabelText('Country'));
    await user.keyboard('switz{Enter}');
    expect(screen.getByLabelText('Country')).toHaveValue('Switzerland');
    expect(dialling()).toHaveValue('CH');
    await user.clear(screen.getByLabelText('Country'));
    await user.keyboard('uk');
    expect(await screen.findByRole('option', { name: 'United Kingdom' })).toBeVisible();
    await user.clear(screen.getByLabelText('Country'));
    await user.keyboard('uni');
    expect(
      (await screen.findAllByRole('option', { name: /Uni|Réunion/ })).map(({ textContent }) => textContent),
    ).toContain('Réunion');
    expect(document.querySelector('[role="listbox"] [role="option"]')).toHaveTextContent('United Arab Emirates');
    await user.clear(screen.getByLabelText('Country'));
    await user.keyboard('atlantis');
    expect(await screen.findByText('No country found.')).toBeVisible();
  });

  test('keeps the dialling code once a number is typed', async () => {
    const { user } = await withNumbers();
    await user.click(phone());
    await user.paste('07700900123');
    await user.click(screen.getByLabelText('Country'));
    await user.keyboard('switz{Enter}');
    expect(dialling()).toHaveValue('GB');
  });
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(max-width: 767.98px)' });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const status = (words: string) => screen.findByText(words);
  const next = () => screen.getByRole('button', { name: 'Continue' });

  test('the steps come one at a time, show the progress, and must be valid before the next one', async () => {
    const { user } = await withNumbers();
    expect(await status('Step 1 of 6: how we reach you')).toBeInTheDocument();
    await user.click(next());
    expect(await screen.findByText('Enter your e-mail address.')).toBeVisible();
    expect(screen.queryByText('Enter your first name.')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail'), 'vera@fnx.example{Enter}');
    expect(await status('Step 2 of 6: who you are')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await status('Step 1 of 6: how we reach you')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('vera@fnx.example');
  });

  test('an e-mail that was typed at the login is not requested again', async () => {
    const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
    await login.user.type(screen.getByLabelText('E-mail'), 'vera@fnx.example');
    await login.user.click(screen.getByRole('link', { name: 'Open an account' }));
    login.unmount();
    const start = renderScreen(<SignUpStart />, { pathname: '/auth/signup' });
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('vera@fnx.example'));
    expect(screen.getByText(/about 3 minutes/)).toBeVisible();
    await start.user.click(screen.getByRole('button', { name: 'Continue' }));
    start.unmount();
    await withNumbers();
    expect(await status('Step 2 of 6: who you are')).toBeInTheDocument();
  });

  test('an error from the service is shown in its step', async () => {
    const { user } = await withNumbers();
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(screen.getByLabelText('E-mail'), 'vera@fnx.example');
    for (const place of [2, 3, 4, 5, 6]) {
      if (place === 3) {
        await user.type(screen.getByLabelText('First name'), 'Vera');
        await user.type(screen.getByLabelText('Last name'), 'Visitor');
      }
      if (place === 4) await user.type(screen.getByLabelText('Country'), 'united k{Enter}');
      if (place === 5) await user.type(phone(), '07700900123');
      if (place === 6) await user.type(screen.getByLabelText('Password'), 'Password123!');
      await user.click(next());
      expect(await screen.findByText(new RegExp(`Step ${place} of 6:`))).toBeInTheDocument();
    }
    await user.click(screen.getByRole('checkbox', { name: 'I understand the risks' }));
    await user.click(screen.getByRole('button', { name: 'Open account' }));
    expect(await screen.findByText(/one of the first passwords/)).toBeVisible();
    expect(await screen.findByText(/Step 5 of 6:/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });
});

describe('the code of a text message', () => {
  type Given = (credential: { code: string }) => void;
  const asked: { signal: AbortSignal; give: Given }[] = [];
  beforeEach(() => {
    asked.length = 0;
    Object.assign(window, { OTPCredential: jest.fn() });
    Object.assign(navigator, {
      credentials: {
        get: ({ signal }: { signal: AbortSignal }) =>
          new Promise((resolve, reject) => {
            asked.push({ signal, give: resolve });
            signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
          }),
      },
    });
    sessionStorage.setItem('sign_up_flow', JSON.stringify(WAITING));
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  const WAITING = {
    step: 'codes',
    signUp: {
      ...{ sessionId: 's', email: 'vera@fnx.example', phoneMasked: '+44 ••• ••23', emailMasked: 'v•••' },
      resendAt: { phone: 0, email: 0 },
    },
    open: ['phone', 'email'],
    draft: { firstName: '', lastName: '', email: 'vera@fnx.example', phoneCountry: 'GB', phone: '', country: '' },
  };
  const openCode = (slug: 'phone' | 'email') =>
    renderScreen(<SignUpCodeScreen />, { pathname: '/auth/otp-verification/[slug]', query: { slug } });

  test('is filled in, then a newer one too, until the user leaves the page', async () => {
    const view = openCode('phone');
    const field = await screen.findByLabelText('Phone code');
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked[0]?.give({ code: '123456' }));
    expect(field).toHaveValue('123456');
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => asked[1]?.give({ code: '654321' }));
    expect(field).toHaveValue('654321');
    await waitFor(() => expect(asked).toHaveLength(3));
    view.unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });

  test('is not awaited when the code comes by e-mail', async () => {
    openCode('email');
    expect(await screen.findByLabelText('E-mail code')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('an investor who is already logged in sees a link to the overview instead of the form', async () => {
  const backend = await startBackend();
  const [investor] = await backend.sandbox.accounts();
  await logInAs(backend, investor!);
  openDetails();
  expect(await screen.findByText(/so you have an account already/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your overview' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});
