import { act, screen } from '@testing-library/react';
import { leaveForAnotherZone } from '@/shell/leaving';
import { RouteLoader } from '@/shell/route-loader';
import { renderScreen } from '../../support/render';

const isLoading = () => screen.queryByRole('status', { name: 'Loading' }) !== null;

beforeEach(() => {
  jest.useFakeTimers();
  renderScreen(<RouteLoader>The page</RouteLoader>, { pathname: '/' });
});
afterEach(() => jest.useRealTimers());

it('shows the logo while a document of another zone is on its way', () => {
  expect(isLoading()).toBe(false);
  act(leaveForAnotherZone);
  expect(isLoading()).toBe(true);
});

it('shows the page again where that document never comes, and where the browser brings the page back', () => {
  act(leaveForAnotherZone);
  act(() => jest.advanceTimersByTime(10_000));
  expect(isLoading()).toBe(false);
  act(leaveForAnotherZone);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(isLoading()).toBe(false);
});
