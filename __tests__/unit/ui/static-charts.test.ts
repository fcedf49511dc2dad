/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { heightsOf, pathOf, plotPoints, percentOfWhole } from '@/ui/static-charts/geometry';
import { StaticBars } from '@/ui/static-charts/static-bars';

describe('the geometry of a chart that is served as HTML', () => {
  test('has bars from zero, the highest with the full height', () => {
    expect(heightsOf(['4010', '4860', '0'])).toEqual([82.5, 100, 0]);
    expect(heightsOf(['0', '0'])).toEqual([0, 0]);
    expect(heightsOf([])).toEqual([]);
  });

  test('has no part above the whole or below zero', () => {
    expect([
      percentOfWhole('18400000', '24000000'),
      percentOfWhole('30', '24'),
      percentOfWhole('-1', '24'),
      percentOfWhole('1', '0'),
    ]).toEqual([76.7, 100, 0, 0]);
  });

  test('places days by their time, not evenly', () => {
    const points = [
      { iso: '2023-12-31', value: '8' },
      { iso: '2025-12-31', value: '14' },
      { iso: '2026-09-30', value: '20' },
    ];
    const places = plotPoints(points, { from: 8, to: 20, height: 300 });
    expect(places).toEqual([
      { x: 0, y: 300 },
      { x: 72.8, y: 150 },
      { x: 100, y: 0 },
    ]);
    expect(pathOf(places, 1_000)).toBe('M0 300L728 150L1000 0');
  });

  test('places a single day at the beginning', () => {
    expect(plotPoints([{ iso: '2026-09-30', value: '14' }], { from: 8, to: 20, height: 300 })).toEqual([
      { x: 0, y: 150 },
    ]);
  });
});

test('every figure of a bar chart is text, and nothing is drawn for a missing one', () => {
  const bars = [
    { name: 'Q4 2025', title: 'Fourth quarter 2025', value: '0.14', text: '0.14' },
    { name: 'Q2 2026', title: 'Second quarter 2026', value: null, text: 'none' },
  ];
  const html = renderToStaticMarkup(createElement(StaticBars, { name: 'Dividend a share', bars }));
  expect(html).toContain('aria-label="Dividend a share. Fourth quarter 2025: 0.14; Second quarter 2026: none."');
  expect(html.match(/style="block-size:/g)).toHaveLength(1);
});
