import styled from '@emotion/styled';
import { Fragment, useState } from 'react';
import { useSession } from '@/session/use-session';
import { color } from '@/theme/tokens';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/form/checkbox';
import { useStore } from '@/utils/hooks/use-store';
import { areLetterShortcutsOn, setLetterShortcuts } from './letter-shortcuts';
import { SHORTCUT_PAGES } from './model/read-key';
import { closeShown, paletteStore } from './state';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  rowGap: 10,
  columnGap: 16,
  marginBlockEnd: 24,
  '&[data-off] > :nth-of-type(n + 2)': { color: color.faint },
});
const Keys = styled('dd')({ margin: 0, whiteSpace: 'nowrap' });
const Key = styled('kbd')({
  display: 'inline-block',
  minInlineSize: 28,
  paddingInline: 7,
  border: `1px solid ${color.edge}`,
  borderRadius: 3,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '24px',
  textAlign: 'center',
});

type Shortcut = { what: string; keys: readonly string[]; joint: string };

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

function shortcutsFor(isMember: boolean): Shortcut[] {
  const places = SHORTCUT_PAGES.map(({ name, letter }) => ({
    what: `Go to ${name}`,
    keys: ['g', letter],
    joint: 'then',
  }));
  return [
    { what: 'Search pages, actions and questions', keys: [isApple() ? '⌘' : 'Ctrl', 'K'], joint: '+' },
    { what: 'Go to the page’s search field', keys: ['/'], joint: '' },
    ...(isMember ? places : []),
    { what: 'Show this list', keys: ['?'], joint: '' },
  ];
}

export function ShortcutsDialog() {
  const isOpen = useStore(paletteStore) === 'shortcuts';
  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => closeShown('shortcuts')}>
      <Shortcuts />
    </Dialog>
  );
}

const KeyCombination = ({ keys, joint }: Pick<Shortcut, 'keys' | 'joint'>) => (
  <Keys dir="ltr">
    {keys.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ` ${joint} `}
        <Key>{key}</Key>
      </Fragment>
    ))}
  </Keys>
);

function Shortcuts() {
  const [isOn, setOn] = useState(areLetterShortcutsOn);
  const isMember = useSession().state === 'authenticated';
  const turn = (next: boolean) => {
    setLetterShortcuts(next);
    setOn(next);
  };
  return (
    <>
      <List data-off={isOn ? undefined : ''}>
        {shortcutsFor(isMember).map(({ what, keys, joint }) => (
          <Fragment key={what}>
            <dt>{what}</dt>
            <KeyCombination keys={keys} joint={joint} />
          </Fragment>
        ))}
      </List>
      <Checkbox
        label="Use single keys as shortcuts"
        hint="When off, only search with Ctrl or ⌘ and K works. Saved in this browser. Shortcuts never work while you type in a field."
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </>
  );
}
