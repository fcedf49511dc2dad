import { readKey, type Around, type Press } from '@/shell/palette/model/read-key';

const PRESS: Press = { key: 'x', code: 'KeyX', isCommand: false, isModified: false, isTyping: false, at: 1_000 };
const AROUND: Around = { isBusy: false, areLettersOn: true, isMember: true };
const COMMAND = { isCommand: true, isModified: true };

const wish = (press: Partial<Press>, around: Partial<Around> = {}, waiting: number | null = null) =>
  readKey(waiting, { ...PRESS, ...press }, { ...AROUND, ...around });

const K = { key: 'k', code: 'KeyK', ...COMMAND };

describe('Ctrl or Cmd and K', () => {
  it('opens the search, in a field as well, and when single keys are turned off', () => {
    expect(wish(K).wish).toEqual({ do: 'search' });
    expect(wish({ ...K, isTyping: true }, { areLettersOn: false, isMember: false }).wish).toEqual({ do: 'search' });
  });

  it('is recognised by the position of the key on a keyboard of another script', () => {
    expect(wish({ ...K, key: 'л' }).wish).toEqual({ do: 'search' });
    expect(wish({ ...K, key: 't' }).wish).toBeNull();
  });

  it('does nothing over another dialog, nor with Alt', () => {
    expect(wish(K, { isBusy: true }).wish).toBeNull();
    expect(wish({ ...K, isCommand: false }).wish).toBeNull();
  });
});

describe('single keys', () => {
  it.each([
    ['?', 'help'],
    ['/', 'find'],
  ])('%s leads to %s', (key, what) => expect(wish({ key, code: '' }).wish).toEqual({ do: what }));

  it.each<[string, Partial<Press>, Partial<Around>]>([
    ['while text is typed', { isTyping: true }, {}],
    ['when they are turned off', {}, { areLettersOn: false }],
    ['with Ctrl or Alt', { isModified: true }, {}],
    ['over a dialog', {}, { isBusy: true }],
  ])('do nothing %s', (_when, press, around) => {
    for (const key of ['?', '/', 'g']) {
      expect(wish({ key, code: '', ...press }, around)).toEqual({ waiting: null, wish: null });
    }
  });
});

describe('g and a second letter', () => {
  it('waits, and then opens a page', () => {
    const first = wish({ key: 'g', code: 'KeyG' });
    expect(first).toEqual({ waiting: 1_000, wish: null });
    expect(wish({ key: 'k', at: 2_000 }, {}, first.waiting)).toEqual({
      waiting: null,
      wish: { do: 'go', to: '/staking' },
    });
  });

  it.each([
    ['o', '/dashboard'],
    ['b', '/buy-shares'],
    ['s', '/swap'],
    ['k', '/staking'],
    ['a', '/transactions'],
  ])('with %s opens %s', (key, to) => expect(wish({ key }, {}, 900).wish).toEqual({ do: 'go', to }));

  it('ends after a second and a half, and with any other letter', () => {
    expect(wish({ key: 'o', at: 2_600 }, {}, 1_000).wish).toBeNull();
    expect(wish({ key: 'z' }, {}, 900)).toEqual({ waiting: null, wish: null });
  });

  it('opens nothing for a visitor', () => {
    expect(wish({ key: 'g' }, { isMember: false })).toEqual({ waiting: null, wish: null });
  });
});
