import { mkdirSync, writeFileSync } from 'node:fs';
import { nginxParts } from './lib/nginx-parts';
import { fromRoot } from './lib/root';

/** `npm run nginx` writes the parts of deploy/nginx that repeat the security headers. Run it after changing them. */
mkdirSync(fromRoot('deploy', 'nginx', 'errors'), { recursive: true });
for (const [name, text] of nginxParts()) writeFileSync(fromRoot('deploy', 'nginx', name), text);
