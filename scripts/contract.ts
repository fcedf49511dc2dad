import { mkdirSync, writeFileSync } from 'node:fs';
import { HELP, readOptions } from './lib/contract-check/options';
import { textOf } from './lib/contract-check/report';
import { CheckError, checkService } from './lib/contract-check/run';
import { contractGuide } from './lib/contract-guide';
import { openApiDocument } from './lib/openapi';

function writeDocuments(): void {
  mkdirSync('docs', { recursive: true });
  writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  writeFileSync('docs/contract.md', contractGuide());
  console.log('Wrote docs/openapi.json and docs/contract.md');
}

async function main(): Promise<void> {
  const wanted = readOptions(process.argv.slice(2));
  if (wanted.kind === 'help') return console.log(HELP);
  if (wanted.kind === 'write') return writeDocuments();
  const report = await checkService(wanted.checking);
  console.log(wanted.isJson ? JSON.stringify(report, null, 2) : textOf(report));
  process.exitCode = report.differences > 0 ? 1 : 0;
}

main().catch((reason: unknown) => {
  console.error(reason instanceof CheckError ? reason.message : reason);
  process.exitCode = 2;
});
