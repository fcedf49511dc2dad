import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { BUY_SHARES, menuOf } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { currentOf } from '../section';
import { footLook } from './foot-look';
import { FOOT_GLYPHS } from './foot-glyphs';
import { FootMenu } from './foot-menu';
import { followKeyboard, keyboardStore } from './keyboard-up';
import { ownValue } from '@/utils/own-value';

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
const Item = styled(AppLink)(footLook);

const LEAST_HEIGHT = 61;

/**
 * Reserves the height of the bar, so that the bar never covers the page's last line. Larger text makes the bar higher.
 */
const Place = styled('div')({
  blockSize: `calc(${LEAST_HEIGHT}px + env(safe-area-inset-bottom))`,
  [from.desktop]: { display: 'none' },
  '@media print': { display: 'none' },
});

const SHORT: Readonly<Record<string, string>> = { [BUY_SHARES]: 'Buy' };

export function FootBar() {
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
      <Place style={{ blockSize: height }} />
      <Bar ref={bar} aria-label="Main" hidden={!isShown}>
        {items.map(({ path, name }) => (
          <Item key={path} href={path} aria-label={name} aria-current={currentOf(path, pathname)}>
            {ownValue(FOOT_GLYPHS, path)}
            {ownValue(SHORT, path) ?? name}
          </Item>
        ))}
        <FootMenu isCurrent={isElsewhere} />
      </Bar>
    </>
  );
}

/** Returns undefined until measured. Keeps the last height while the bar is hidden, to prevent a layout shift. */
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

const clearOf = (height = LEAST_HEIGHT) => ({
  html: { scrollPaddingBlockEnd: height + 8, [from.desktop]: { scrollPaddingBlockEnd: 'auto' } },
});
