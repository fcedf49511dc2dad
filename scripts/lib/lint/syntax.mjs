const PHYSICAL =
  '/^(margin|padding|border)(Left|Right)(Width|Color|Style)?$|^border(Top|Bottom)(Left|Right)Radius$|^(left|right)$/';

export const PHYSICAL_PROPERTIES = [
  {
    selector: `Property > Identifier.key[name=${PHYSICAL}]`,
    message: 'Use the logical property (marginInlineStart, insetInlineEnd …): the page also reads right to left.',
  },
  {
    selector: 'Property[key.name=/^(textAlign|float)$/] > Literal[value=/^(left|right)$/]',
    message: 'Use start or end: the page also reads right to left.',
  },
];

const PREFIX = '/^(\\/{1,2}|\\\\+|https?:.*)$/';
const LINKS_BY_PREFIX = [
  {
    selector: `CallExpression[callee.property.name=/^(startsWith|indexOf)$/][arguments.0.value=${PREFIX}], Literal[regex.pattern=/^\\^(\\\\\\/\\(\\?!|https\\?:)/]`,
    message: 'A link is judged by utils/link-target: `/\\t/host` begins with a slash and leads elsewhere.',
  },
];
export const EVERYWHERE = [...PHYSICAL_PROPERTIES, ...LINKS_BY_PREFIX];

export const FLOATS_IN_MONEY = [
  {
    selector:
      "CallExpression[callee.name=/^(parseFloat|Number|parseInt)$/], MemberExpression[object.name='Number'][property.name=/^(parseFloat|parseInt)$/]",
    message: 'Money is bigint and decimal strings; no float ever touches an amount.',
  },
];

export const LITERAL_KEYS = [
  {
    selector: "Property[key.name='queryKey'] > ArrayExpression",
    message: 'Take the key from where its query stands (src/api/endpoints, src/chain): a literal one may be nobody’s.',
  },
];
