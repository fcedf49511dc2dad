import { NEWS } from '@/config/routes';
import { articlePath } from '@/parts/article-path';

test.each([
  ['shares', 'a-note', '/blog/shares/a-note'],
  ['Über uns/alle', 'a-note', '/blog/%C3%9Cber%20uns%2Falle/a-note'],
  ['shares', '..', NEWS],
  ['shares', 'Q3_Report.html', NEWS],
  ['..', 'a-note', NEWS],
  ['', 'a-note', NEWS],
  ['half \uD800', 'a-note', NEWS],
])('an article in %j named %j has the link %s', (category, slug, path) => {
  expect(articlePath({ category, slug })).toBe(path);
});
