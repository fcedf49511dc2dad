import { fireEvent, render, screen } from '@testing-library/react';
import type { Zone } from '@/config/routes';
import { AppLink, NavigationContext } from '@/ui/app-link';

function renderLink(zone: Zone, href: string, target?: string) {
  const gone: string[] = [];
  const warmed: string[] = [];
  const leave = jest.fn();
  const navigation = {
    zone,
    go: (path: string) => void gone.push(path),
    leave,
    warm: (path: string) => void warmed.push(path),
  };
  render(
    <NavigationContext value={navigation}>
      <AppLink href={href} target={target}>
        On
      </AppLink>
    </NavigationContext>,
  );
  // jsdom cannot navigate; a click that is not prevented is left to the browser.
  const isLeftToBrowser = (init: object = {}) => fireEvent.click(screen.getByRole('link'), init);
  return { gone, warmed, leave, isLeftToBrowser };
}

test('a link within a zone navigates in the page', () => {
  const { gone, isLeftToBrowser } = renderLink('base', '/price?range=1W#chart');
  expect(isLeftToBrowser()).toBe(false);
  expect(gone).toEqual(['/price?range=1W#chart']);
});

test.each([
  ['base', '/auth/login'],
  ['captcha', '/price'],
  ['base', '/kyc'],
] as const)('a link from zone %s to %s loads a document with an announcement, and prefetches nothing', (zone, href) => {
  const { gone, warmed, leave, isLeftToBrowser } = renderLink(zone, href);
  fireEvent.pointerEnter(screen.getByRole('link'));
  expect(isLeftToBrowser()).toBe(true);
  expect([gone, warmed]).toEqual([[], []]);
  expect(leave).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (init) => {
    const { gone, leave, isLeftToBrowser } = renderLink('base', '/auth/login');
    expect(isLeftToBrowser(init)).toBe(true);
    expect(gone).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  },
);

test('a link that opens a new tab is left to the browser', () => {
  const { gone, isLeftToBrowser } = renderLink('base', '/price', '_blank');
  expect(isLeftToBrowser()).toBe(true);
  expect(gone).toEqual([]);
});

test('the code of a page is fetched when its link gets the focus', () => {
  const { warmed } = renderLink('base', '/price');
  fireEvent.focus(screen.getByRole('link'));
  expect(warmed).toEqual(['/price']);
});

test('a link without the app frame is a plain link', () => {
  render(<AppLink href="/price">On</AppLink>);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
});
