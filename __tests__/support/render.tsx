import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { queryClient } from '@/api/query-client';

// Two test files run in parallel, so waits need longer than on an idle machine.
configure({ asyncUtilTimeout: 5_000 });

const NO_EVENTS = { on: () => undefined, off: () => undefined, emit: () => undefined };

export function createRouter(pathname = '/'): NextRouter & { visited: string[] } {
  const visited: string[] = [];
  const visit = (url: unknown) => {
    visited.push(String(url));
    return Promise.resolve(true);
  };
  return {
    visited,
    pathname,
    route: pathname,
    asPath: pathname,
    query: {},
    basePath: '',
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    events: NO_EVENTS,
    push: visit,
    replace: visit,
    prefetch: () => Promise.resolve(),
    beforePopState: () => undefined,
    reload: () => undefined,
    back: () => undefined,
    forward: () => undefined,
  };
}

type RouteLocation = { pathname?: string; query?: Record<string, string> };

export function renderScreen(screen: ReactNode, { pathname, query = {} }: RouteLocation = {}) {
  const router = { ...createRouter(pathname), query };
  const user = userEvent.setup();
  const view = render(
    <RouterContext.Provider value={router}>
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    </RouterContext.Provider>,
  );
  return { ...view, user, router };
}

/** Retries wait in real time, so tests of the messages that follow them disable retries. */
export function withoutRetries(): void {
  const options = queryClient.getDefaultOptions();
  beforeEach(() => queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } }));
  afterEach(() => {
    queryClient.clear();
    queryClient.setDefaultOptions(options);
  });
}
