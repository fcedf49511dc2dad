import { ownValue } from '@/utils/own-value';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ownValue(ESCAPES, sign) ?? sign);

type Content = string | readonly Xml[];
type Attributes = Readonly<Record<string, string>>;
export type Xml = readonly [name: string, content: Content, attributes?: Attributes];

const written = ([name, content, attributes = {}]: Xml): string => {
  const inside = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${attributeTexts.join('')}>${inside}</${name}>`;
};

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
