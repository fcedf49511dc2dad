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

it('the logo is shown while a document of another zone is loading', () => {
  expect(isLoading()).toBe(false);
  act(leaveForAnotherZone);
  expect(isLoading()).toBe(true);
});

it('the page is shown again when the next document cannot be loaded, or when the visitor goes back', () => {
  act(leaveForAnotherZone);
  act(() => jest.advanceTimersByTime(10_000));
  expect(isLoading()).toBe(false);
  act(leaveForAnotherZone);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(isLoading()).toBe(false);
});
