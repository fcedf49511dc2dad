import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type Ref, useRef } from 'react';
import { faqsQuery } from '@/api/endpoints/static/faqs';
import { queryClient } from '@/api/query-client';
import { TextButton } from '@/ui/button/button';
import { useUserChangeCount } from '@/session/use-user-change-count';
import { useSession } from '@/session/use-session';
import { searchTextsQuery } from '@/api/own/search-texts';
import { wordsIn } from '@/utils/typed-words';
import { siteSearch } from '@/parts/site-search';
import type { SearchText } from '@/config/search-texts';
import { useGoTo } from '../use-go-to';
import type { Entry } from './model/entry';
import { searchEntry } from './model/found-entries';
import { matching, unsearched, withoutRepeats, type Group } from './model/match';
import { pagesFor } from './model/pages';
import { questionEntries } from './model/questions';
import { keepRecent, readRecent } from './model/recent';
import { Detail, Frame, ScreenReaderOnly, Input, Line, Note, Results, Section } from './search-styles';
import { closeShown } from './state';
import { useActions } from './use-actions';
import { useFound, type AccountMatches } from './use-found';

const SELECTED = '[role="option"][aria-selected="true"]';
const NAMED = 'aria-activedescendant';

/**
 * Announces the selected line. The library does so only after an arrow key, although typing and late results also
 * select a line. Attach the ref to the element around the field and the list.
 */
function useNamedSelection() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector('input');
    if (!frame.current || !field) return;
    const name = () => {
      const id = frame.current?.querySelector(SELECTED)?.id ?? null;
      if (field.getAttribute(NAMED) === id) return;
      if (id === null) field.removeAttribute(NAMED);
      else field.setAttribute(NAMED, id);
    };
    const watch = new MutationObserver(name);
    watch.observe(frame.current, { subtree: true, childList: true, attributeFilter: ['aria-selected', NAMED] });
    name();
    return () => watch.disconnect();
  }, []);
  return frame;
}

const MAX = 6;
const QUESTIONS = '/faq#';

function siteEntriesIn(texts: readonly SearchText[]): (typed: string) => Entry[] {
  const search = siteSearch(texts.filter(({ path }) => !path.startsWith(QUESTIONS)));
  return (typed) =>
    search(typed)
      .slice(0, MAX)
      .map(({ path, page, title }) => ({
        id: `text:${path}`,
        group: 'On this site',
        name: title.map(({ text }) => text).join(''),
        detail: page,
        does: { go: path },
      }));
}

type SiteEntries = { entries: readonly Entry[]; isLoading: boolean; retry: (() => void) | null };

const NOTHING: SiteEntries = { entries: [], isLoading: false, retry: null };

function useSiteEntries(typed: string): SiteEntries {
  const isWanted = wordsIn(typed).some((word) => word.length > 1);
  const { data, isLoading, isError, refetch } = useQuery({ ...searchTextsQuery, enabled: isWanted }, queryClient);
  const search = useMemo(() => data && siteEntriesIn(data.texts), [data]);
  const entries = useMemo(() => (search && isWanted ? search(typed) : []), [search, isWanted, typed]);
  return isWanted ? { entries, isLoading, retry: isError ? () => void refetch() : null } : NOTHING;
}

const PLACEHOLDER = 'Page, action, question, hash or order';

function useEntries(): Entry[] {
  const isMember = useSession().state === 'authenticated';
  const { data: faqs } = useQuery(faqsQuery, queryClient);
  const actions = useActions();
  const fixed = useMemo(() => [...pagesFor(isMember), ...questionEntries(faqs)], [isMember, faqs]);
  return withoutRepeats([...actions, ...fixed]);
}

type Listed = {
  entries: Entry[];
  recent: string[];
  found: AccountMatches;
  onSite: readonly Entry[];
  isMember: boolean;
};

function groupsFor(typed: string, { entries, recent, found, onSite, isMember }: Listed): Group[] {
  if (typed.trim() === '') return unsearched(entries, recent);
  // A hash or an order number that a visitor pastes may be from the visitor's own account.
  const mayBeOfAccount = isMember || found.isOfAccount;
  return [
    ...(found.entries.length > 0 ? [{ name: 'Found in your account', entries: found.entries } as const] : []),
    ...matching(entries, typed),
    ...(onSite.length > 0 && !found.isOfAccount ? [{ name: 'On this site', entries: onSite } as const] : []),
    ...(mayBeOfAccount ? [{ name: 'Transactions', entries: [searchEntry(typed)] } as const] : []),
  ];
}

type Props = { inputRef: Ref<HTMLInputElement> };

/** The key clears the search when the session ends, so that the next user does not see it. */
export const Search = (props: Props) => <SearchOfOne key={useUserChangeCount('end')} {...props} />;

function useChoose() {
  const goTo = useGoTo();
  return ({ id, group, does }: Entry) => {
    if (group !== 'Found in your account' && group !== 'Transactions') keepRecent(id);
    closeShown('search');
    if ('go' in does) goTo(does.go);
    else void does.run();
  };
}

const ResultGroups = ({ groups }: { groups: readonly Group[] }) => {
  const choose = useChoose();
  return groups.map(({ name, entries }) => (
    <Section key={name} heading={name}>
      {entries.map((entry) => (
        <Line key={entry.id} value={entry.id} onSelect={() => choose(entry)}>
          <bdi>{entry.name}</bdi>
          {entry.detail && <Detail dir="auto">{entry.detail}</Detail>}
        </Line>
      ))}
    </Section>
  ));
};

function SearchOfOne({ inputRef }: Props) {
  const frame = useNamedSelection();
  const [typed, setTyped] = useState('');
  const [recent] = useState(readRecent);
  const isMember = useSession().state === 'authenticated';
  const found = useFound(typed);
  // Scrolls to the start, because the library scrolls to the selected line before the groups are in their new order.
  useEffect(() => {
    const list = frame.current?.querySelector('[role="listbox"]');
    if (list) list.scrollTop = 0;
  }, [frame, typed]);
  const site = useSiteEntries(typed);
  const groups = groupsFor(typed, { entries: useEntries(), recent, found, onSite: site.entries, isMember });
  const selection = useSelection(groups[0]?.entries[0]?.id ?? '');
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Frame ref={frame} label="Search" shouldFilter={false} loop vimBindings={false} {...selection}>
      <Input ref={inputRef} value={typed} onValueChange={setTyped} placeholder={PLACEHOLDER} dir="auto" />
      <Results label="Results">
        <ResultGroups groups={groups} />
      </Results>
      <SearchStatus typed={typed} count={count} found={found} site={site} />
    </Frame>
  );
}

/** Selects the new first line when later results arrive above it, unless the user has moved the selection. */
function useSelection(best: string) {
  const [value, setValue] = useState(best);
  const [first, setFirst] = useState(best);
  if (best !== first) {
    setFirst(best);
    if (value === first) setValue(best);
  }
  return { value, onValueChange: setValue };
}

const FOUND_TEXT = {
  none: null,
  searching: 'Looking in your account…',
  failed: 'Your account could not be searched right now. Search in Transactions instead.',
  done: null,
} as const;

type StatusProps = { typed: string; count: number; found: AccountMatches; site: ReturnType<typeof useSiteEntries> };

function SearchStatus({ typed, count, found, site: { isLoading, retry } }: StatusProps) {
  const isEmptyHanded = found.state === 'done' && found.entries.length === 0;
  const text = isEmptyHanded ? 'Nothing in your account matches this hash or number.' : FOUND_TEXT[found.state];
  return (
    <div role="status">
      {text && <Note>{text}</Note>}
      {count === 0 && isLoading && <Note>Searching this site…</Note>}
      {retry && (
        <Note>
          News and documents could not be searched.{' '}
          <TextButton type="button" onClick={retry}>
            Try again
          </TextButton>
        </Note>
      )}
      {count === 0 && !isLoading && (
        <Note>
          No results for “<bdi>{typed.trim()}</bdi>”. Try another word, or look in Help.
        </Note>
      )}
      {typed.trim() !== '' && count > 0 && (
        <ScreenReaderOnly>{count === 1 ? '1 result' : `${count} results`}</ScreenReaderOnly>
      )}
    </div>
  );
}
