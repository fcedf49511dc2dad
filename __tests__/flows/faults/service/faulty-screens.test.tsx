import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { PRIVATE_SCREENS } from '../../../support/private-screens';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer, type Backend } from '../../../support/service';
import { leave, mendCall, startAs } from '../../../support/start-as';

useServer();
withoutRetries();

/** The time that the client allows a call. The tests do not wait for it. */
const TIMEOUT_MS = 30_000;
const wait = window.setTimeout;
const html = (status: number) => HttpResponse.html('<!doctype html><h1>Not the service</h1>', { status });

const FAULTS: Readonly<Record<string, { answer: () => Response | Promise<Response>; words: RegExp }>> = {
  offline: { answer: () => HttpResponse.error(), words: /could not be reached/ },
  stall: { answer: () => delay('infinite').then(() => html(200)), words: /took too long/ },
  'HTTP 500 with HTML': { answer: () => html(500), words: /failed on our side/ },
  'HTTP 429': { answer: () => html(429), words: /too many tries/ },
  junk: { answer: () => html(200), words: /answer from FNX could not be read/ },
  'a bad cipher': {
    answer: () => HttpResponse.json({ status: 200, message: 'Success', data: 'U2FsdGVkX1+bm90aGluZw==' }),
    words: /answer from FNX could not be read/,
  },
};

let backend: Backend;
const errors: unknown[] = [];
const note = ({ error }: ErrorEvent) => void errors.push(error);
beforeEach(async () => {
  backend = await startAs('Amelia');
  window.setTimeout = ((work: () => void, ms?: number) => wait(work, ms === TIMEOUT_MS ? 20 : ms)) as never;
  window.addEventListener('error', note);
});
afterEach(() => {
  window.setTimeout = wait;
  window.removeEventListener('error', note);
  expect(errors).toEqual([]);
  leave();
});

describe.each(Object.entries(FAULTS))('when its call fails with %s,', (_name, { answer, words }) => {
  test.each(PRIVATE_SCREENS)(
    '%s shows a message, and is complete after Try again',
    async (address, page, call, content) => {
      server.use(http.all(`*/api/v1/${call}`, answer));
      const { user } = renderAt(address, page);
      const alerts = await screen.findAllByRole('alert');
      expect(alerts[0]).toHaveTextContent(words);
      expect(screen.queryByText(content)).toBeNull();
      mendCall(call, backend);
      for (const alert of alerts) await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
