/**
 * Forbids splitting, comparing or parsing formatted text. Engines format dates and numbers differently even for one
 * locale: in en-CA, a date is YYYY-MM-DD in V8 and 11/23/2026 in WebKit.
 */
const FORMATS = /^(format(Amount|Money|Percent|Day|Moment|MomentByUtc|UtcMoment)?|toLocale(Date|Time)?String)$/;
const STRING_METHODS = new Set(
  'at charAt charCodeAt codePointAt endsWith includes indexOf lastIndexOf localeCompare match matchAll replace replaceAll search slice split startsWith substring'.split(
    ' ',
  ),
);
const PARSERS = /^(Number|BigInt|Date|parseFloat|parseInt)$/;
const PARSING_METHODS = new Set(['parse', 'parseFloat', 'parseInt', 'exec', 'test', 'get', 'has']);
const COMPARISONS = new Set(['==', '===', '!=', '!==', '<', '<=', '>', '>=']);
/** Locales that code uses only because one engine formats their dates as YYYY-MM-DD. */
const ISO_LIKE_LOCALES = new Set(['en-CA', 'fr-CA', 'lt-LT', 'sv-SE']);

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

const isFormattingCall = (node) => node.type === 'CallExpression' && FORMATS.test(nameOf(node.callee) ?? '');

function isReadBack(node) {
  const { parent } = node;
  if (parent.type === 'MemberExpression' && parent.object === node)
    return parent.computed || STRING_METHODS.has(parent.property.name);
  if (parent.type === 'BinaryExpression') return COMPARISONS.has(parent.operator);
  if (!('arguments' in parent) || !parent.arguments.includes(node)) return false;
  const name = nameOf(parent.callee) ?? '';
  return PARSERS.test(name) || (parent.callee.type === 'MemberExpression' && PARSING_METHODS.has(name));
}

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      parsed:
        'A formatted text is for people, and engines word it differently: use formatToParts, calendarDay, or the value itself.',
      locale: 'This locale looks like YYYY-MM-DD in some engines only: use calendarDay.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'parsed' });
    const checkUses = (declarator) => {
      const [variable] = context.sourceCode.getDeclaredVariables(declarator);
      const reads = variable?.references.map(({ identifier }) => identifier) ?? [];
      reads.filter((identifier) => identifier.parent && isReadBack(identifier)).forEach(report);
    };
    return {
      CallExpression(node) {
        if (!isFormattingCall(node)) return;
        if (isReadBack(node)) report(node);
        const { parent } = node;
        if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') checkUses(parent);
      },
      Literal(node) {
        if (ISO_LIKE_LOCALES.has(node.value)) context.report({ node, messageId: 'locale' });
      },
    };
  },
};

export default rule;
