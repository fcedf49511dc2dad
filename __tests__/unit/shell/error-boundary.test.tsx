import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/shell/error-boundary';

const Broken = () => {
  throw new TypeError('a screen that cannot be drawn');
};

let quiet: jest.SpyInstance[];
beforeEach(() => {
  quiet = [jest.spyOn(console, 'error').mockImplementation(), jest.spyOn(console, 'warn').mockImplementation()];
});
afterEach(() => quiet.forEach((spy) => spy.mockRestore()));

test('a screen that fails shows a message and two actions', () => {
  render(
    <ErrorBoundary place="/dashboard">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('the next page is rendered after a failure', () => {
  const { rerender } = render(
    <ErrorBoundary place="/dashboard">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary place="/">
      <h1>Home</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a page keeps its state when only its URL changes', () => {
  const { rerender } = render(
    <ErrorBoundary place="/a">
      <input aria-label="Typed" />
    </ErrorBoundary>,
  );
  const field = screen.getByLabelText('Typed');
  rerender(
    <ErrorBoundary place="/b">
      <input aria-label="Typed" />
    </ErrorBoundary>,
  );
  expect(screen.getByLabelText('Typed')).toBe(field);
});
