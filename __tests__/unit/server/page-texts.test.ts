import { pageTexts } from '@/server/page-data/search/page-texts';

const PAGE = `<html><body><header>Menu</header><main>
  <article><header><h1>Help</h1><p>Lead <a href="/x">with a link</a>.</p></header>
  <nav>On this page</nav><form>Search</form>
  <section id="login"><h2>Log<!-- --> in</h2><p>Codes</p><p>Paste them.</p>
    <details id="no-code"><summary>No code?</summary><div>Wait a minute.</div></details></section>
  <section><h2>No id</h2><p>Is of the page.</p></section>
  </article><noscript>off</noscript><script>hit()</script></main></body></html>`;

test('each part of a page with a URL is a search result, and the other parts belong to the page', () => {
  expect(pageTexts('/help', PAGE)).toEqual([
    { path: '/help', page: 'Help', title: 'Help', text: 'Lead with a link. No id Is of the page.' },
    { path: '/help#login', page: 'Help', title: 'Log in', text: 'Codes Paste them.' },
    { path: '/help#no-code', page: 'Help', title: 'No code?', text: 'Wait a minute.' },
  ]);
});

test('a page has its name from the menus, and a section has its title without the number', () => {
  const numbered =
    '<main><h1>Terms and conditions</h1><section id="fees"><h2>9. Fees</h2><p>None.</p></section></main>';
  expect(pageTexts('/terms', numbered, 'Terms')).toEqual([
    { path: '/terms#fees', page: 'Terms', title: 'Fees', text: 'None.' },
  ]);
});

test('text of one line stays together, and without a page there is no text', () => {
  expect(pageTexts('/a', '<main><h1>A</h1><p>in<strong>side</strong> out</p></main>')[0]?.text).toBe('inside out');
  expect(pageTexts('/a', '<p>no main</p>')).toEqual([]);
  expect(pageTexts('/a', '')).toEqual([]);
});
