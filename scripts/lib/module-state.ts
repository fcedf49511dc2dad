import ts from 'typescript';

const MAKES_STATE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'createStore', 'createSignal']);

/**
 * Returns the names of a module's variables that can change: `let`, and constants with a store or a mutable
 * collection.
 */
export function moduleStateOf(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations
      .filter((declaration) => !isConstant || holdsState(declaration))
      .map(({ name }) => name.getText(source));
  });
}

function holdsState({ type, initializer }: ts.VariableDeclaration): boolean {
  if (type?.getText().startsWith('Readonly')) return false;
  if (!initializer || !(ts.isNewExpression(initializer) || ts.isCallExpression(initializer))) return false;
  return MAKES_STATE.has(initializer.expression.getText());
}
