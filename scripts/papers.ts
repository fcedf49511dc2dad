import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import drawn from '../src/config/papers/drawn.json';
import { PAPERS_FOLDER, pdfOf } from '../src/config/papers/paper';
import { findBrowser, launchArgs } from './browser';
import './draw-papers';
import { drawPdf, pdfSource, sha256 } from './lib/paper-pdf';
import { allPapers } from './lib/papers';
import { fromRoot } from './lib/root';

type Drawn = Record<string, { source: string; pdf: string; pages: number }>;

const BEFORE: Drawn = drawn;
const isAll = process.argv.includes('--all');
const pathOf = (file: string) => fromRoot('public', PAPERS_FOLDER, pdfOf(file));

/**
 * `npm run papers` draws the PDF of each document whose text has changed, or with `--all` of every document. It uses
 * the Chromium from npm if there is one for this system, because another Chromium writes different bytes.
 */
async function main() {
  const onlyFromNpm = process.platform === 'linux' && process.arch === 'x64';
  const args = [...launchArgs(), '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath: findBrowser({ onlyFromNpm }), args });
  const after: Drawn = {};
  for (const { paper, file, html } of allPapers()) {
    const content = pdfSource(html);
    const source = sha256(content);
    const before = BEFORE[file];
    if (
      !isAll &&
      before?.source === source &&
      existsSync(pathOf(file)) &&
      sha256(readFileSync(pathOf(file))) === before.pdf
    ) {
      after[file] = before;
      continue;
    }
    const { pdf, pages } = await drawPdf(browser, paper, content);
    writeFileSync(pathOf(file), pdf);
    after[file] = { source, pdf: sha256(pdf), pages };
    console.log(`${pdfOf(file)}: ${pages} pages, ${Math.round(pdf.length / 1_000)} KB`);
  }
  await browser.close();
  writeFileSync(fromRoot('src', 'config', 'papers', 'drawn.json'), `${JSON.stringify(after, null, 2)}\n`);
}

void main();
