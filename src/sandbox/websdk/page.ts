import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from './page-script';
import { PAGE_STYLE } from './page-style';

const SCRIPT_HASH = createHash('sha256').update(PAGE_SCRIPT).digest('base64');

const FRAMED_BY = 'http://127.0.0.1:* http://localhost:*';
const POLICY = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${FRAMED_BY}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Identity check (sandbox)</title><link rel="icon" href="data:," /><style>${PAGE_STYLE}</style>
</head>
<body>
<main id="step" aria-label="Steps of the identity check"><p role="status">Opening the identity check …</p></main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>`;

export const webSdkPage = (): Response =>
  new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
