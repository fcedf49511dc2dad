import { mkdirSync, writeFileSync } from 'node:fs';
import { nginxParts } from './lib/nginx-parts';
import { fromRoot } from './lib/root';

/** `npm run nginx`: run after changing the security headers. Writes the parts of deploy/nginx that repeat them. */
mkdirSync(fromRoot('deploy', 'nginx', 'errors'), { recursive: true });
for (const [name, text] of nginxParts()) writeFileSync(fromRoot('deploy', 'nginx', name), text);
