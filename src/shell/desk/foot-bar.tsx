import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { BUY_SHARES, menuOf } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/use-store';
import { currentOf } from '../section';
import { footLook } from './foot-look';
import { FOOT_GLYPHS } from './foot-glyphs';
import { FootMenu } from './foot-menu';
import { followKeyboard, keyboardStore } from './keyboard-up';

/**
 * It sticks to the foot of the screen and has its place at the end of the page, whatever height its words need: it never
 * covers the last line.
 */
const Bar = styled('nav')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.rule}`,
  background: color.raised,
  // The sheet of the menu is as wide as the bar.
  '& > div': { position: 'static', display: 'flex', flex: '1 1 auto' },
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});
const Item = styled(AppLink)(footLook);

/** What takes the focus is scrolled clear of the bar. */
const CLEAR = { html: { scrollPaddingBlockEnd: '5.5rem', [from.desktop]: { scrollPaddingBlockEnd: 'auto' } } };

/** One word stands under each picture; all of the name is heard. */
const SHORT: Readonly<Record<string, string>> = { [BUY_SHARES]: 'Buy' };

/** An investor's navigation on a phone, where a thumb reaches it. */
export function FootBar() {
  const { pathname } = useRouter();
  const isTyping = useStore(keyboardStore);
  const isBusy = useStore(singleTaskStore);
  useEffect(followKeyboard, []);
  const items = menuOf('desk').filter(({ path }) => FOOT_GLYPHS[path]);
  const isElsewhere = !items.some(({ path }) => currentOf(path, pathname));
  const isShown = !isTyping && !isBusy;
  return (
    <>
      {isShown && <Global styles={CLEAR} />}
      <Bar aria-label="Main" hidden={!isShown}>
        {items.map(({ path, name }) => (
          <Item key={path} href={path} aria-label={name} aria-current={currentOf(path, pathname)}>
            {FOOT_GLYPHS[path]}
            {SHORT[path] ?? name}
          </Item>
        ))}
        <FootMenu isCurrent={isElsewhere} />
      </Bar>
    </>
  );
}
