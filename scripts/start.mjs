import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `npm start`: runs the server that `npm run build` has written. */
const dist = process.env.NEXT_DIST_DIR || '.next';
const start = fileURLToPath(new URL(`../${dist}/standalone/start.mjs`, import.meta.url));
if (existsSync(start)) await import(pathToFileURL(start).href);
else {
  console.error(`There is no build in ${dist}. Run npm run build first.`);
  process.exitCode = 1;
}
