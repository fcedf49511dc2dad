import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../http';

export const GOOD_PAGES = ['fees', 'cookies', 'complaints'];
export const ARTICLE = { category: 'market', slug: 'how-deep' };

const page = (slug: string) => ({
  slug,
  title: `Title of ${slug}`,
  version: '1.0',
  effectiveDate: '2026-03-02T00:00:00.000Z',
  updatedAt: null,
  content: `<p>Text of ${slug}</p>`,
});
const article = {
  _id: 'a1',
  ...ARTICLE,
  title: 'How deep',
  excerpt: '',
  image: null,
  tags: [],
  author: 'Desk',
  publishedAt: '2026-10-22T09:00:00Z',
  minutes: 1,
  content: '<p>Text of how-deep</p>',
  related: [],
};

function dataFor(url: URL): object | undefined {
  const slug = url.searchParams.get('slug') ?? '';
  if (url.pathname.endsWith('/getStatic')) return GOOD_PAGES.includes(slug) ? page(slug) : undefined;
  if (url.pathname.endsWith('/viewBlog')) return slug === ARTICLE.slug ? article : undefined;
  if (url.pathname.endsWith('/getblogMediaList')) return { docs: [article], total: 1, page: 1, limit: 100, pages: 1 };
  return url.pathname.endsWith('/slow') ? {} : undefined;
}

export type TextService = {
  origin: string;
  state: { isOpen: boolean; asked: string[] };
  close: () => Promise<void>;
};

export async function startTextService(answerAfterMs = 20): Promise<TextService> {
  const state = { isOpen: true, asked: [] as string[] };
  const server = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    state.asked.push(`${url.pathname.split('/').at(-1)} ${url.searchParams.get('slug') ?? ''}`.trim());
    await pause(answerAfterMs);
    if (!state.isOpen) return void response.destroy();
    const data = dataFor(url);
    const status = data ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status, message: data ? 'OK' : 'Not found', data: data ?? {} }));
  });
  return { ...server, state };
}
