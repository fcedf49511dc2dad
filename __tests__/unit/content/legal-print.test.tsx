/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { LegalArticle } from '@/features/content/components/legal/legal-article';

const printed = (title: string) => {
  const html = renderToStaticMarkup(
    <LegalArticle
      kicker="Legal"
      title={title}
      lead=""
      edition={{ version: '1', effective: 'today' }}
      sections={[]}
      nextLinks={[]}
    />,
  );
  return /@bottom-left\{[^}]*\}/.exec(html)?.[0];
};

test.each(['\n', '\r', '\f', '\0', '"', '\\'])('a title with %j does not end the footer of a printed page', (sign) => {
  expect(printed(`Terms${sign};color:red`)).toContain('content:"Terms;color:red, version 1"');
});
