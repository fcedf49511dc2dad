import { css } from '@emotion/react';
import { createLogicalCache } from '@/theme/logical';

function ruleFor(property: string, value: string): string {
  const cache = createLogicalCache();
  const styles = css({ [property]: value });
  const insert = jest.spyOn(cache.sheet, 'insert');
  cache.insert('.x', styles, cache.sheet, true);
  return insert.mock.calls.join('');
}

describe('a physical declaration of a library', () => {
  it.each([
    ['left', 'inset-inline-start'],
    ['right', 'inset-inline-end'],
    ['marginLeft', 'margin-inline-start'],
    ['marginRight', 'margin-inline-end'],
    ['paddingLeft', 'padding-inline-start'],
    ['paddingRight', 'padding-inline-end'],
    ['borderLeft', 'border-inline-start'],
    ['borderRight', 'border-inline-end'],
    ['borderTopLeftRadius', 'border-start-start-radius'],
    ['borderTopRightRadius', 'border-start-end-radius'],
    ['borderBottomLeftRadius', 'border-end-start-radius'],
    ['borderBottomRightRadius', 'border-end-end-radius'],
  ])('of %s is written as %s', (physical, logical) => {
    expect(ruleFor(physical, '1px')).toBe(`.x{${logical}:1px;}`);
  });

  it.each([
    ['textAlign', 'left', 'text-align:start'],
    ['textAlign', 'center', 'text-align:center'],
  ])('of %s: %s is written as %s', (property, value, written) => {
    expect(ruleFor(property, value)).toBe(`.x{${written};}`);
  });

  it.each([
    ['top', 'top'],
    ['scrollMarginLeft', 'scroll-margin-left'],
    ['paddingTop', 'padding-top'],
  ])('of %s stays as it is', (property, name) => {
    expect(ruleFor(property, '1px')).toBe(`.x{${name}:1px;}`);
  });
});
