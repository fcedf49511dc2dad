import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useState, type ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { NavigationContext } from '@/ui/app-link';
import { createRouter } from './render';

type Options = { pathname: string; fields?: Record<string, string> };

export function renderAt(address: string, screen: ReactNode, { pathname, fields = {} }: Options) {
  const visited: string[] = [];
  const router = createRouter(pathname);

  function AddressBar() {
    const [current, setCurrent] = useState(address);
    const go = (next: unknown) => {
      visited.push(String(next));
      setCurrent(String(next));
      return Promise.resolve(true);
    };
    const query = { ...fields, ...Object.fromEntries(new URL(current, 'http://localhost').searchParams) };
    return (
      <RouterContext.Provider value={{ ...router, asPath: current, query, push: go, replace: go }}>
        <NavigationContext
          value={{ zone: 'base', go: (path) => void go(path), leave: () => undefined, warm: () => undefined }}
        >
          {screen}
        </NavigationContext>
      </RouterContext.Provider>
    );
  }

  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AddressBar />
    </QueryClientProvider>,
  );
  return { ...view, user, visited };
}
