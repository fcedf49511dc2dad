import ts from 'typescript';

const isAnyText = (type) => (type.isUnion() ? type.types.some(isAnyText) : (type.flags & ts.TypeFlags.String) !== 0);

function isOpenTable(checker, type) {
  if (type.isUnion()) return type.types.some((one) => isOpenTable(checker, one));
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return !isList && checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;
}

/** Forbids `table[key]` and `key in table`, which also find `constructor` and `__proto__`. */
export const safeLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unsafe: 'Every object inherits `constructor` and `__proto__`: use a Map, or ownValue of utils/own-value.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const judge = (node, table, key) => {
      const isUnsafe =
        isAnyText(services.getTypeAtLocation(key)) && isOpenTable(checker, services.getTypeAtLocation(table));
      if (isUnsafe) context.report({ node, messageId: 'unsafe' });
    };
    return {
      'MemberExpression[computed=true]': (node) => judge(node, node.object, node.property),
      "BinaryExpression[operator='in']": (node) => judge(node, node.right, node.left),
    };
  },
};
