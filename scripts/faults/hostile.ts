import type { FaultList } from '../lib/faults/case';
import { flow, unit } from './money-kinds';

const place = flow('faults/service/hostile-texts.test.tsx');

export const HOSTILE_TEXTS: FaultList = {
  id: 'hostile',
  title: 'Hostile rich text',
  intro:
    'Each of the 101 payloads of `__tests__/support/hostile-html.ts` calls a function if it gets through. One reader on the server turns rich text into allowed elements, and the browser gets only those.',
  cases: [
    {
      id: 'hostile reader',
      fault: 'a payload, with each of its elements clicked, focused and loaded',
      holds: 'nothing runs, and only allowed elements and attributes remain',
      shownBy: [unit('ui/rich-text.test.tsx')('the payload is harmless: %s')],
    },
    ...['an article', 'a legal page', 'an answer of the questions'].map((where) => ({
      id: `hostile ${where}`,
      fault: `a payload in ${where}`,
      holds: 'nothing runs, and no element or attribute that could run remains',
      shownBy: [place('is not affected by the hostile text %s', { group: where })],
    })),
    {
      id: 'hostile order of tags',
      fault: 'any tags in any order',
      holds: 'the browser keeps the tree of the server',
      shownBy: [unit('ui/rich-text-tree.test.tsx')('with any tags in any order')],
    },
  ],
};
