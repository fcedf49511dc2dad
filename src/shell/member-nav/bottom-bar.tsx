import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type RefObject, type ReactNode } from 'react';
import { BUY_SHARES, menuOf, AFTER_LOGIN, STAKING, SWAP } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { ownValue } from '@/utils/own-value';
import { Glyph } from '@/ui/glyphs';
import { currentOf } from '../section';
import { bottomBarStyle } from './bottom-bar-style';
import { BottomBarMenu } from './bottom-bar-menu';
import { followKeyboard, keyboardStore } from './keyboard-up';

const FOOT_GLYPHS: Readonly<Record<string, ReactNode>> = {
  [AFTER_LOGIN]: (
    <Glyph>
      <path d="M3.5 16.5h13M5 16.5V9M8.3 16.5V9M11.7 16.5V9M15 16.5V9M3 7.5l7-4 7 4z" />
    </Glyph>
  ),
  [BUY_SHARES]: (
    <Glyph>
      <circle cx="10" cy="10" r="6.7" />
      <path d="M10 6.5v7M6.5 10h7" />
    </Glyph>
  ),
  [SWAP]: (
    <Glyph>
      <path d="M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3" />
    </Glyph>
  ),
  [STAKING]: (
    <Glyph>
      <ellipse cx="10" cy="6" rx="6" ry="2.5" />
      <path d="M4 6v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5V6M4 10v4c0 1.4 2.7 2.5 6 2.5s6-1.1 6-2.5v-4" />
    </Glyph>
  ),
};

const Bar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
  borderBlockStart: `1px solid ${color.rule}`,
  background: color.raised,
  // Makes the bar the containing block of the menu's sheet, so that the sheet is as wide as the bar.
  '& > div': { position: 'static', display: 'flex', flex: '1 1 auto' },
  '&:has([aria-expanded="true"]) > a': { boxShadow: 'none', fontWeight: 400 },
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});
const Item = styled(AppLink)(bottomBarStyle);

const MIN_HEIGHT = 61;

/**
 * Reserves the height of the bar, so that the bar never covers the page's last line. Larger text makes the bar higher.
 */
const BarSpace = styled('div')({
  blockSize: `calc(${MIN_HEIGHT}px + env(safe-area-inset-bottom))`,
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});

const SHORT: Readonly<Record<string, string>> = { [BUY_SHARES]: 'Buy' };

export function BottomBar() {
  const { pathname } = useRouter();
  const isTyping = useStore(keyboardStore);
  const isBusy = useStore(singleTaskStore) !== null;
  useEffect(followKeyboard, []);
  const items = menuOf('desk').filter(({ path }) => Object.hasOwn(FOOT_GLYPHS, path));
  const isElsewhere = !items.some(({ path }) => currentOf(path, pathname));
  const isShown = !isTyping && !isBusy;
  const bar = useRef<HTMLElement>(null);
  const height = useHeight(bar);
  return (
    <>
      {isShown && <Global styles={clearOf(height)} />}
      <BarSpace style={{ blockSize: height }} />
      <Bar ref={bar} aria-label="Main" hidden={!isShown}>
        {items.map(({ path, name }) => (
          <Item key={path} href={path} aria-label={name} aria-current={currentOf(path, pathname)}>
            {ownValue(FOOT_GLYPHS, path)}
            {ownValue(SHORT, path) ?? name}
          </Item>
        ))}
        <BottomBarMenu isCurrent={isElsewhere} />
      </Bar>
    </>
  );
}

/**
 * Returns undefined until measured. Keeps the last height while the bar is hidden, so that the layout does not shift.
 */
function useHeight(bar: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) setHeight(element.offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
  return height;
}

const clearOf = (height = MIN_HEIGHT) => ({
  html: { scrollPaddingBlockEnd: height + 8, [from.desktop]: { scrollPaddingBlockEnd: 'auto' } },
});
