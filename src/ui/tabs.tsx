import styled from '@emotion/styled';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { ownValue } from '@/utils/own-value';

const Frame = styled('div')({ minInlineSize: 0 });
const List = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  // A scrollbar would cover the mark of the selected tab. A tab that is cut off shows that there are more tabs.
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.rule}`,
});

const Tab = styled('button')({
  font: 'inherit',
  minBlockSize: 44,
  paddingInline: 14,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: color.soft,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected="true"]': { color: color.ink, borderColor: color.metal, fontWeight: 550 },
});

const Content = styled('div')({ paddingBlockStart: 20 });

type TabItem<Key extends string> = { key: Key; label: string };

type Props<Key extends string> = {
  label: string;
  tabs: readonly TabItem<Key>[];
  active: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
};

const stepOf = ({ key, currentTarget }: KeyboardEvent) => {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward, Home: -Infinity, End: Infinity };
  return ownValue(steps, key);
};

type Choice<Key extends string> = Pick<Props<Key>, 'tabs' | 'active' | 'onSelect'>;

function selectByKey<Key extends string>(event: KeyboardEvent, { tabs, active, onSelect }: Choice<Key>): void {
  const step = stepOf(event);
  if (step === undefined) return;
  event.preventDefault();
  const at = tabs.findIndex(({ key }) => key === active);
  const last = tabs.length - 1;
  const next = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : last;
  const target = tabs[next];
  if (!target) return;
  onSelect(target.key);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
}

function useActiveInView(active: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls to the selected tab. On a narrow screen, a tab that the URL selects may be out of view.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return list;
}

export function Tabs<Key extends string>({ label, tabs, active, onSelect, children }: Props<Key>) {
  const id = useId();
  const list = useActiveInView(active);
  const onKeyDown = (event: KeyboardEvent) => selectByKey(event, { tabs, active, onSelect });
  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={key === active}
            aria-controls={`${id}panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {name}
          </Tab>
        ))}
      </List>
      <Content role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${active}`} tabIndex={0}>
        {children}
      </Content>
    </Frame>
  );
}
