import { mkdirSync, writeFileSync } from 'node:fs';
import { contractGuide } from './lib/contract-guide';
import { openApiDocument } from './lib/openapi';

mkdirSync('docs', { recursive: true });
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
writeFileSync('docs/contract.md', contractGuide());
console.log('Wrote docs/openapi.json and docs/contract.md');
