import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useMemo, useState, type ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { createRouter } from './render';

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

type RouterProps = { start: string; onGo: (address: string) => void; children: ReactNode };

function LiveRouter({ start, onGo, children }: RouterProps) {
  const [address, setAddress] = useState(start);
  const router = useMemo(() => {
    const go = (to: unknown) => {
      onGo(String(to));
      setAddress(String(to));
      return Promise.resolve(true);
    };
    const pathname = address.split('?')[0] ?? '/';
    return { ...createRouter(pathname), asPath: address, query: queryOf(address), push: go, replace: go };
  }, [address, onGo]);
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}

export function renderAt(address: string, screen: ReactNode) {
  const place = { address };
  const goTo = (next: string) => void (place.address = next);
  const user = userEvent.setup();
  const view = render(
    <LiveRouter start={address} onGo={goTo}>
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    </LiveRouter>,
  );
  return { ...view, user, place };
}
