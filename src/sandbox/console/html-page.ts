import { Html, html } from './html';

const PAGE_STYLE = `
:root { color-scheme: dark; --ink: #14120f; --raised: #1d1a16; --paper: #f3efe6; --quiet: #b9b1a2; --rule: #3a352d; --metal: #6fbfa8; --loss: #f0958a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ink); color: var(--paper); font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header, main, #notice { max-width: 76rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 1px solid var(--rule); }
h1 { font: 400 1.75rem/1.2 Georgia, serif; margin: 0; }
h2 { font: 400 1.25rem/1.3 Georgia, serif; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; overflow-wrap: anywhere; } .quiet { color: var(--quiet); }
main { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.column { display: grid; gap: 2rem; align-content: start; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--rule); padding: .75rem 0; }
.code { font-size: 1.5rem; letter-spacing: .12em; color: var(--metal); margin-inline-end: .75rem; }
code, dd { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; } dd { margin: 0; } dt { color: var(--quiet); }
form { display: grid; gap: .5rem; border-top: 1px solid var(--rule); padding: .75rem 0; }
label { display: grid; gap: .125rem; font-size: .875rem; color: var(--quiet); }
input, select, button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; color: var(--paper); background: var(--raised); border: 1px solid #8b8375; border-radius: 2px; width: 100%; }
button { background: var(--metal); color: #0d1512; border-color: var(--metal); cursor: pointer; font-weight: 600; }
button.plain { background: transparent; color: var(--paper); border-color: #8b8375; }
a { color: var(--metal); }
:focus-visible { outline: 2px solid var(--metal); outline-offset: 2px; }
#notice { position: sticky; top: 0; background: var(--ink); color: var(--metal); }
#notice:empty { visibility: hidden; padding-block: 0; } #notice.failed { color: var(--loss); }
`;

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
