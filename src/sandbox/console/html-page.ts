import { Html, html } from './html';
import { PAGE_STYLE } from './page-style';

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const WITHOUT_SCRIPT = "form-action 'none'";
const withScript = (hash: string) => `script-src 'sha256-${hash}'; connect-src 'self'; form-action 'self'`;

type Parts = {
  title: string;
  introduction: Html;
  body: Html;
  status?: number;
  script?: { text: string; hash: string };
};

export function htmlPage({ title, introduction, body, status = 200, script }: Parts): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p class="quiet">${introduction}</p>
        </header>
        ${body} ${script ? new Html(`<script>${script.text}</script>`) : ''}
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `${POLICY}; ${script ? withScript(script.hash) : WITHOUT_SCRIPT}`,
      'x-content-type-options': 'nosniff',
    },
  });
}
