import { BANK_IN_FULL } from '../src/config/bank-identity';
import { PAPERS_FOLDER, pdfOf } from '../src/config/papers/paper';
import { contentsText, firstDifference, pdfFacts, pdfText } from './lib/paper-text';
import { allPapers } from './lib/papers';
import { fromRoot } from './lib/root';

type Made = ReturnType<typeof allPapers>[number];

function faultOf({ paper, file, html }: Made): string | null {
  const path = fromRoot('public', PAPERS_FOLDER, pdfOf(file));
  const facts = pdfFacts(path);
  const title = `${paper.title} | ${BANK_IN_FULL}`;
  if (facts.get('Tagged') !== 'yes') return 'has no structure for screen readers';
  if (facts.get('Title') !== title) return `has the title ${facts.get('Title')} instead of ${title}`;
  if (!facts.get('Page size')?.includes('A4')) return `has the page size ${facts.get('Page size')}`;
  if (paper.hasContents) {
    const numbered = contentsText(path).match(/^\d+\. .+ \d+$|^.+ \d+$/gm)?.length ?? 0;
    const sections = html.match(/<section /g)?.length ?? 0;
    if (numbered !== sections) return `numbers ${numbered} of ${sections} sections in its table of contents`;
  }
  return firstDifference(html, pdfText(path, Number(facts.get('Pages')), paper.hasContents));
}

/** `npm run test:papers`: compares each committed PDF with the current text of its HTML. Needs poppler-utils. */
function main() {
  for (const made of allPapers()) {
    const fault = faultOf(made);
    console.log(`${fault ? 'FAILED' : 'ok    '} ${pdfOf(made.file)}${fault ? `: ${fault}. Run npm run papers.` : ''}`);
    if (fault) process.exitCode = 1;
  }
}

try {
  main();
} catch (reason) {
  console.log(`FAILED ${reason instanceof Error ? reason.message : reason}`);
  process.exitCode = 1;
}
