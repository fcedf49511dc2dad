export type WebDriver = {
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
};

type DriverAnswer = { value: { error?: string; message?: string } | null };

export function webDriverAt(origin: string): WebDriver {
  return {
    call: async (method, path, body) => {
      const answer = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body) });
      const { value } = (await answer.json()) as DriverAnswer;
      if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error ?? answer.status} ${value?.message ?? ''}`);
      return value;
    },
  };
}

const CODE_POINTS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

const keyEvent = (type: 'keyDown' | 'keyUp', key: string) => ({ type, value: CODE_POINTS[key] ?? key });

export const chord = (keys: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...keys.map((key) => keyEvent('keyDown', key)),
        ...keys.toReversed().map((key) => keyEvent('keyUp', key)),
      ],
    },
  ],
});

export const typed = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((key) => [keyEvent('keyDown', key), keyEvent('keyUp', key)]),
    },
  ],
});

export const click = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});
