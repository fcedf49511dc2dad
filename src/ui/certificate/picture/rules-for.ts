/** Every element that is to be in the picture. */
const elementsOf = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

const matches = (elements: readonly Element[], selector: string): boolean => {
  try {
    return elements.some((element) => element.matches(selector));
  } catch {
    // A selector that this browser's own style sheet has and its matching has not.
    return false;
  }
};

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** One rule as text, where anything of the picture answers to it; groups keep what is left of them. */
function textOf(rule: CSSRule, elements: readonly Element[]): string {
  if (rule instanceof CSSStyleRule) return matches(elements, rule.selectorText) ? rule.cssText : '';
  if (!isGroup(rule) || rule.cssText.startsWith('@media print')) return '';
  const inside = [...rule.cssRules].map((inner) => textOf(inner, elements)).join('\n');
  return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
}

/** All rules of the page, those of emotion too, which keeps its own out of the HTML. */
export const allRules = (): CSSRule[] => [...document.styleSheets].flatMap(rulesOf);

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Of another origin, such as an extension's: nothing of the certificate is in it.
    return [];
  }
}

/** What the page's styles say of this part of it. */
export function rulesFor(root: Element): string {
  const elements = elementsOf(root);
  return allRules()
    .map((rule) => textOf(rule, elements))
    .filter(Boolean)
    .join('\n');
}

/** The variables that the rules name, with the values that they have where the part stands. */
export function variablesOf(rules: string, root: Element): string {
  const values = getComputedStyle(root);
  const names = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []));
  return [...names]
    .map((name) => [name, values.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
