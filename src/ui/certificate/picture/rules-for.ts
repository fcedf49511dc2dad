const elementsOf = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

const matches = (elements: readonly Element[], selector: string): boolean => {
  try {
    return elements.some((element) => element.matches(selector));
  } catch {
    // Some selectors are valid in a style sheet but make `matches` throw.
    return false;
  }
};

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/**
 * Returns the rule as text if it applies to an element, otherwise an empty string. A group keeps only its matching
 * rules.
 */
function textOf(rule: CSSRule, elements: readonly Element[]): string {
  if (rule instanceof CSSStyleRule) return matches(elements, rule.selectorText) ? rule.cssText : '';
  if (!isGroup(rule) || rule.cssText.startsWith('@media print')) return '';
  const inside = [...rule.cssRules].map((inner) => textOf(inner, elements)).join('\n');
  return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
}

export const allRules = (): CSSRule[] => [...document.styleSheets].flatMap(rulesOf);

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet from another origin, such as a browser extension's, does not style the certificate.
    return [];
  }
}

export function rulesFor(root: Element): string {
  const elements = elementsOf(root);
  return allRules()
    .map((rule) => textOf(rule, elements))
    .filter(Boolean)
    .join('\n');
}

export function variablesOf(rules: string, root: Element): string {
  const values = getComputedStyle(root);
  const names = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []));
  return [...names]
    .map((name) => [name, values.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
