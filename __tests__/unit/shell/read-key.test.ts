import { readKey, type KeyContext, type KeyPress } from '@/shell/palette/model/read-key';

const PRESS: KeyPress = { key: 'x', code: 'KeyX', isCommand: false, isModified: false, isTyping: false, at: 1_000 };
const AROUND: KeyContext = { isBusy: false, areLetterShortcutsOn: true, isMember: true };
const COMMAND = { isCommand: true, isModified: true };

const readWith = (keyPress: Partial<KeyPress>, around: Partial<KeyContext> = {}, waiting: number | null = null) =>
  readKey(waiting, { ...PRESS, ...keyPress }, { ...AROUND, ...around });

const K = { key: 'k', code: 'KeyK', ...COMMAND };

describe('Ctrl or Cmd and K', () => {
  it('opens the search, even in a field and when single keys are turned off', () => {
    expect(readWith(K).command).toEqual({ do: 'search' });
    expect(readWith({ ...K, isTyping: true }, { areLetterShortcutsOn: false, isMember: false }).command).toEqual({
      do: 'search',
    });
  });

  it('is recognised by the position of the key on a keyboard of another script', () => {
    expect(readWith({ ...K, key: 'л' }).command).toEqual({ do: 'search' });
    expect(readWith({ ...K, key: 't' }).command).toBeNull();
  });

  it('does nothing while another dialog is open or Alt is held', () => {
    expect(readWith(K, { isBusy: true }).command).toBeNull();
    expect(readWith({ ...K, isCommand: false }).command).toBeNull();
  });
});

describe('single keys', () => {
  it.each([
    ['?', 'help'],
    ['/', 'find'],
  ])('%s leads to %s', (key, what) => expect(readWith({ key, code: '' }).command).toEqual({ do: what }));

  it.each<[string, Partial<KeyPress>, Partial<KeyContext>]>([
    ['while text is typed', { isTyping: true }, {}],
    ['when they are turned off', {}, { areLetterShortcutsOn: false }],
    ['with Ctrl or Alt', { isModified: true }, {}],
    ['over a dialog', {}, { isBusy: true }],
  ])('do nothing %s', (_when, keyPress, around) => {
    for (const key of ['?', '/', 'g']) {
      expect(readWith({ key, code: '', ...keyPress }, around)).toEqual({ waiting: null, command: null });
    }
  });
});

describe('g and a second letter', () => {
  it('opens a page only at the second letter', () => {
    const first = readWith({ key: 'g', code: 'KeyG' });
    expect(first).toEqual({ waiting: 1_000, command: null });
    expect(readWith({ key: 'k', at: 2_000 }, {}, first.waiting)).toEqual({
      waiting: null,
      command: { do: 'go', to: '/staking' },
    });
  });

  it.each([
    ['o', '/dashboard'],
    ['b', '/buy-shares'],
    ['s', '/swap'],
    ['k', '/staking'],
    ['a', '/transactions'],
  ])('with %s opens %s', (key, to) => expect(readWith({ key }, {}, 900).command).toEqual({ do: 'go', to }));

  it('is cancelled after 1.5 seconds and by any other letter', () => {
    expect(readWith({ key: 'o', at: 2_600 }, {}, 1_000).command).toBeNull();
    expect(readWith({ key: 'z' }, {}, 900)).toEqual({ waiting: null, command: null });
  });

  it('opens nothing for a visitor', () => {
    expect(readWith({ key: 'g' }, { isMember: false })).toEqual({ waiting: null, command: null });
  });
});
