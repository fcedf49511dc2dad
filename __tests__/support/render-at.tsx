import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useMemo, useState, type ReactNode } from 'react';
import { queryClient } from '@/api/query-client';
import { createRouter } from './render';

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

type Place = { address: string };

/** A router that goes where it is sent: the screen reads its address back, as in the app. */
function LiveRouter({ start, place, children }: { start: string; place: Place; children: ReactNode }) {
  const [address, setAddress] = useState(start);
  const router = useMemo(() => {
    const go = (to: unknown) => {
      place.address = String(to);
      setAddress(place.address);
      return Promise.resolve(true);
    };
    const pathname = address.split('?')[0] ?? '/';
    return { ...createRouter(pathname), asPath: address, query: queryOf(address), push: go, replace: go };
  }, [address, place]);
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}

/** For screens that keep what they show in their address. */
export function renderAt(address: string, screen: ReactNode) {
  const place: Place = { address };
  const user = userEvent.setup();
  const view = render(
    <LiveRouter start={address} place={place}>
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    </LiveRouter>,
  );
  return { ...view, user, place };
}
