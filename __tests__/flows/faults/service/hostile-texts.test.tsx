import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArticleScreen, FaqScreen, ManagedPageScreen } from '@/features/content';
import { readRichText, readRichTexts } from '@/server/page-data/read-rich-text';
import { articleProps, managedPageProps, type ArticleProps, type ManagedPageProps } from '@/server/page-data/texts';
import { sectionsOf } from '@/ui/rich-text/sections';
import { renderAt } from '../../../support/address-bar';
import { askPage, propsOf } from '../../../support/ask-page';
import { HOSTILE } from '../../../support/hostile-html';
import { useServerEnv } from '../../../support/server-env';
import { startBackend, useServer } from '../../../support/service';

useServer();
useServerEnv();

const hit = jest.fn();
let article: ArticleProps;
let page: ManagedPageProps;
beforeAll(async () => {
  Object.assign(window, { hit });
  await startBackend();
  article = propsOf<ArticleProps>(await askPage(articleProps, { dugs: 'market', slug: 'how-deep-is-the-pool' }));
  page = propsOf<ManagedPageProps>(await askPage(managedPageProps, { slugs: 'fees' }));
});
beforeEach(() => hit.mockClear());

const questionWith = (html: string) => ({ id: 'q', ask: 'Why?', answer: readRichTexts([html])[0] ?? [] });

const PLACES: Readonly<Record<string, (html: string) => ReactNode>> = {
  'an article': (html) => <ArticleScreen {...article} nodes={readRichText(html)} />,
  'a legal page': (html) => <ManagedPageScreen {...page} text={sectionsOf(readRichText(html))} />,
  'an answer of the questions': (html) => (
    <FaqScreen topics={[{ id: 't', title: 'Topic', questions: [questionWith(html)] }]} />
  ),
};

const FORBIDDEN =
  'script:not([type="application/ld+json"]), iframe, object, embed, base, meta[http-equiv], style, math';
const isHarmful = ({ name, value }: Attr) =>
  /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value) || /hit\(\)/.test(name);

describe.each(Object.entries(PLACES))('%s', (_place, screenWith) => {
  test('shows the text from the service', () => {
    renderAt('/x', screenWith('<p>Of the service</p>'), { pathname: '/x' });
    expect(screen.getByText('Of the service').closest('main, article, details')).not.toBeNull();
  });

  test.each(HOSTILE.map((html) => [JSON.stringify(html).slice(0, 120), html] as const))(
    'is not affected by the hostile text %s',
    async (_name, html) => {
      const { container } = renderAt('/x', screenWith(html), { pathname: '/x' });
      for (const element of container.querySelectorAll('main *, article *, details *')) {
        expect(element.matches(FORBIDDEN)).toBe(false);
        expect([...element.attributes].filter(isHarmful).map(({ name }) => name)).toEqual([]);
        fireEvent.error(element);
        fireEvent.load(element);
      }
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
      expect(hit).not.toHaveBeenCalled();
    },
  );
});
