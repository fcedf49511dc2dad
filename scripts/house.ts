/** `npm run house` prints statistics of the code. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from './lib/files';
import { importCyclesOf, importsIn } from './lib/import-cycles';
import { wordInName, wordInText } from './lib/lint/plain-words.mjs';
import { moduleStateOf } from './lib/module-state';

const SHORT_LINES = 12;
const LONG_FUNCTION_LINES = 30;

const isCode = (path: string) => /\.tsx?$/.test(path);
const isProduct = (path: string) => !path.includes('src/sandbox/');

type Counts = { comments: number; words: number; longFunctions: number; moduleState: number };
type Source = Readonly<{ path: string; lines: number } & Counts>;

function commentsOf(text: string, source: ts.SourceFile): readonly string[] {
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of node.kind === ts.SyntaxKind.JsxText ? [] : ranges) found.set(pos, text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found.values()];
}

function countIn(text: string, source: ts.SourceFile): Omit<Counts, 'moduleState'> {
  const comments = commentsOf(text, source);
  let words = comments.filter((comment) => wordInText(comment)).length;
  let longFunctions = 0;
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && wordInName(node.text)) words += 1;
    if (ts.isFunctionLike(node) && lineOf(node.end) - lineOf(node.getStart(source)) >= LONG_FUNCTION_LINES)
      longFunctions += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { comments: comments.length, words, longFunctions };
}

function read(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return {
    path,
    lines: text.split('\n').length - 1,
    ...countIn(text, source),
    moduleState: moduleStateOf(path, text).length,
  };
}

const below = (...folders: string[]): readonly Source[] =>
  folders.flatMap((folder) => filesBelow(folder).filter(isCode).map(read));
const sum = (sources: readonly Source[], key: Exclude<keyof Source, 'path'>) =>
  sources.reduce((total, source) => total + source[key], 0);

const app = below('src', 'pages');
const product = app.filter(({ path }) => isProduct(path));
const engine = below('src/tx');
const all = [...app, ...below('scripts', '__tests__')];

const ROWS: readonly (readonly [string, number])[] = [
  ['product files', product.length],
  ['product lines', sum(product, 'lines')],
  ['product files of 12 lines or fewer', product.filter(({ lines }) => lines <= SHORT_LINES).length],
  ['functions over 30 lines in the product', sum(product, 'longFunctions')],
  ['comments in the product', sum(product, 'comments')],
  ['files of the transaction engine', engine.length],
  ['lines of the transaction engine', sum(engine, 'lines')],
  ['module-level state of the transaction engine', sum(engine, 'moduleState')],
  ['import cycles, with types', importCyclesOf(importsIn(app.map(({ path }) => path))).length],
  ['names and comments with a forbidden word', sum(all, 'words')],
];

for (const [name, count] of ROWS) console.log(`${String(count).padStart(7)}  ${name}`);
