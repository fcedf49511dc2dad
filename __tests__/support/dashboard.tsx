import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DashboardScreen } from '@/features/portfolio';
import { renderAt } from './render-at';
import { server, type Backend } from './service';

export const LONG_WAIT = { timeout: 5_000 };
export const CHART = 'Value of your shares and what you paid';
export const open = () => renderAt('/dashboard', <DashboardScreen />);
export const holdings = () => screen.getByRole('region', { name: 'Your holdings' });
export const part = (name: string) => screen.findByRole('region', { name }, LONG_WAIT);
export const plot = () => screen.findByRole('slider', { name: CHART }, LONG_WAIT);

type DashboardAnswer = { data: object };
export const change = (path: string, { service }: Backend, changed: object | ((data: never) => object)) =>
  server.use(
    http.get(`*/api/v1/${path}`, async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as DashboardAnswer;
      const data = typeof changed === 'function' ? changed(answer.data as never) : { ...answer.data, ...changed };
      return HttpResponse.json({ ...answer, data });
    }),
  );
