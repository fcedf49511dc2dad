import ts from 'typescript';

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
const isLogical = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind);

const MARK = /guard: ([a-z0-9-]+)/g;
/** Every mark of a source text, in its order. */
export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, mark]) => mark ?? '');

/**
 * The source without a guard. A mark names what begins behind its comment: the largest piece of syntax that is not a
 * chain of `&&`, `||` or `??`, so that one condition of several can be named. What it names becomes something else, or
 * nothing: a statement goes, a condition leaves its chain, an element its list.
 */
export function takeAway(text: string, mark: string, becomes: string | null): string {
  const source = ts.createSourceFile('guard.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const node = namedBy(source, mark);
  const cut = ({ from, to }: { from: number; to: number }, put: string) => text.slice(0, from) + put + text.slice(to);
  if (becomes !== null) return cut({ from: node.getStart(source), to: node.end }, becomes);
  const { parent } = node;
  if (isLogical(parent)) {
    const other = parent.left === node ? parent.right : parent.left;
    return cut({ from: parent.getStart(source), to: parent.end }, other.getText(source));
  }
  if (ts.isStatement(node))
    return cut({ from: node.getStart(source), to: node.end }, ts.isIfStatement(parent) ? '{}' : '');
  if (isList(parent)) return cut(withItsComma(node, source), '');
  throw new Error(`What '${mark}' names cannot be left out: say what it becomes`);
}

function namedBy(source: ts.SourceFile, mark: string): ts.Node {
  const [found, ...more] = [...source.text.matchAll(new RegExp(`(//|/\\*) guard: ${mark}( \\*/|\n)`, 'g'))];
  if (!found || more.length > 0) throw new Error(`'${mark}' stands ${more.length > 0 ? 'more than once' : 'nowhere'}`);
  const from = found.index + found[0].length;
  const at = from + source.text.slice(from).search(/\S/);
  const beginning = nodesOf(source).filter(
    (node) => node.getStart(source) === at && !isLogical(node) && node.getWidth(source) > 0,
  );
  const [node] = beginning.toSorted((one, other) => other.end - one.end);
  if (!node) throw new Error(`Nothing begins behind '${mark}'`);
  return node;
}

function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return nodes;
}

const isList = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node) || ts.isCallExpression(node);

function withItsComma(node: ts.Node, source: ts.SourceFile): { from: number; to: number } {
  const [after] = /^\s*,/.exec(source.text.slice(node.end)) ?? [''];
  return { from: node.getStart(source), to: node.end + after.length };
}
