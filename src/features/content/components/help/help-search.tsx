import { useState, type KeyboardEvent } from 'react';
import { LazyView } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';
import { useUrlText } from '../../hooks/use-url-text';
import { SearchField } from './search-field';
import { SearchWaiting } from './search-waiting';
import { ownValue } from '@/utils/own-value';

const HELP = '/help';
const MAX_LENGTH = 100;

const urlOf = (typed: string): string => {
  const text = typed.trim();
  return text === '' ? HELP : `${HELP}?${new URLSearchParams({ q: text }).toString()}`;
};

const load = async () => (await import('../../live/site-search')).SiteSearch;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = ownValue(STEPS, event.key);
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function HelpSearch() {
  const [typed, setTyped] = useUrlText(urlOf, MAX_LENGTH);
  const [isFocused, setIsFocused] = useState(false);
  return (
    <div onKeyDown={moveFocus}>
      <SearchField
        name="This site"
        label="Search help, questions, news and every page"
        maxLength={MAX_LENGTH}
        value={typed}
        onValue={setTyped}
        onFocus={() => setIsFocused(true)}
      />
      <LazyView
        isWanted={isFocused || typed !== ''}
        load={load}
        meanwhile={typed === '' ? null : <SearchWaiting />}
        failed={missingCode}
        props={{ typed }}
      />
    </div>
  );
}
