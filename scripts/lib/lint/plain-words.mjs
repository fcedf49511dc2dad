/** Rejects words in names, comments and test titles that a new reader has to decipher. */
const WORDS = new Set(
  'adopt deed deeds desk nearer nobody nought somebody anybody stands standing tell telling tells told untold whoever wish wished wishes'.split(
    ' ',
  ),
);
const PHRASES = ['give back', 'to come', 'way on'];
/** Further phrases that are rejected in text only. Name the subject or use an adverb instead. */
const IN_TEXT = [...PHRASES, 'a no', 'a word of', 'by itself', 'late part', 'of its own', 'the release before'];
/** A function named `press` does not say what the user clicks or that the function submits something. */
const IN_FUNCTION_NAMES = new Set(['press']);
const TITLED = new Set(['describe', 'it', 'test']);

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function foundIn(words, phrases) {
  const word = words.find((one) => WORDS.has(one));
  if (word) return word;
  const text = ` ${words.join(' ')} `;
  return phrases.find((phrase) => text.includes(` ${phrase} `));
}

/** Returns the name at the root of the call: `it` for `it.each(…)`, `test` for `test.describe`. */
function rootOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}

const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' x ') : '';
};

/** Returns the first word of a name that the rule rejects. */
export const wordInName = (name) => foundIn(wordsOf(name), PHRASES);
/** Returns the first word or phrase of a comment or title that the rule rejects. */
export const wordInText = (text) => foundIn(text.toLowerCase().split(/[^a-z]+/), IN_TEXT);

const isDeclared = ({ parent }) =>
  (parent.type === 'FunctionDeclaration' || parent.type === 'VariableDeclarator') && parent.id !== null;

const rule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { names: { type: 'boolean' } }, additionalProperties: false }],
    messages: { found: "Write plain English: '{{word}}' makes a stranger read this twice." },
  },
  create(context) {
    const report = (at, word) => word && context.report({ ...at, messageId: 'found', data: { word } });
    const checkText = (at, text) => report(at, wordInText(text));
    const { names: areNamesChecked = true } = context.options[0] ?? {};
    const texts = {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) checkText({ loc: comment.loc }, comment.value);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (TITLED.has(rootOf(callee))) checkText({ node: title ?? callee }, textOf(title));
      },
    };
    const names = {
      'Identifier, JSXIdentifier'(node) {
        report({ node }, wordInName(node.name));
        const isFunction = isDeclared(node) && node.parent.id === node && IN_FUNCTION_NAMES.has(node.name);
        if (isFunction) report({ node }, node.name);
      },
    };
    return areNamesChecked ? { ...texts, ...names } : texts;
  },
};

export default rule;
