import { followKeyboard, isKeyboardUp, keyboardStore } from '@/shell/member-nav/keyboard-up';

test.each([
  ['a field has the focus, and half of the screen is gone', true, { isTyping: true, height: 380, tallest: 740 }],
  ['no field has the focus', false, { isTyping: false, height: 380, tallest: 740 }],
  ['a bar of the browser takes up space', false, { isTyping: true, height: 660, tallest: 740 }],
])('when %s, the on-screen keyboard counts as open: %s', (_, expected, screen) =>
  expect(isKeyboardUp(screen)).toBe(expected),
);

describe('on a device', () => {
  const viewport = Object.assign(new EventTarget(), { height: 740, scale: 1 });
  const resize = (height: number, scale = 1) => {
    Object.assign(viewport, { height, scale });
    viewport.dispatchEvent(new Event('resize'));
  };
  const field = document.createElement('input');
  let stop: () => void;
  beforeEach(() => {
    Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
    document.body.append(field);
    resize(740);
    stop = followKeyboard();
  });
  afterEach(() => {
    stop();
    field.remove();
    Reflect.deleteProperty(window, 'visualViewport');
  });

  test('a keyboard appears with a field and disappears with it', () => {
    field.focus();
    expect(keyboardStore.get()).toBe(false);
    resize(400);
    expect(keyboardStore.get()).toBe(true);
    field.blur();
    expect(keyboardStore.get()).toBe(false);
  });

  test('zooming in does not count as a keyboard', () => {
    field.focus();
    resize(370, 2);
    expect(keyboardStore.get()).toBe(false);
  });

  test('turning the device resets the height for comparison', () => {
    field.focus();
    window.innerWidth += 300;
    resize(360);
    expect(keyboardStore.get()).toBe(false);
  });
});
