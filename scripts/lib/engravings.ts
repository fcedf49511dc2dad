import { BAND, bandStrands } from '../../src/ui/guilloche/band-strands';
import { ringOf, ROSETTE_REACH, rosetteRings, type Ring, type RosetteKind } from '../../src/ui/guilloche/rosette-rings';

const SEED = 'specimen';

const svg = (viewBox: string, width: number, lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g fill="none" stroke="#000" stroke-width="${width}">${lines}</g></svg>\n`;

const copyOf = ({ degrees, scale }: Ring['copies'][number], id: string) =>
  `<use href="#${id}" transform="rotate(${degrees.toFixed(2)})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}"/>`;

function ringIn({ d, copies: [, ...others] }: Ring, id: string): string {
  return `<path id="${id}" d="${d}"/>${others.map((copy) => copyOf(copy, id)).join('')}`;
}

const rings = (kind: RosetteKind): string =>
  rosetteRings(SEED, kind)
    .map((ring, index) => ringIn(ring, `${kind}${index}`))
    .join('');

const SIDE = 2 * ROSETTE_REACH;
const AROUND = `${-ROSETTE_REACH} ${-ROSETTE_REACH} ${SIDE} ${SIDE}`;
const rosette = (kind: RosetteKind, width: number) => svg(AROUND, width, rings(kind));

const STRANDS = bandStrands(SEED)
  .map((d) => `<path d="${d}"/>`)
  .join('');
const RAILS = [1, BAND.inset - 3, BAND.height - BAND.inset + 3, BAND.height - 1]
  .map((y) => `M0 ${y}H${BAND.period}`)
  .join('');
const TILE = `${STRANDS}<path d="${RAILS}"/>`;

type EngravingPosition = { x: number; y: number; scale: number; width: number };
const placed = ({ x, y, scale, width }: EngravingPosition, lines: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" stroke-width="${(width / scale).toFixed(2)}">${lines}</g>`;

type Band = { x: number; y: number; length: number; tiles: number };

function bandAt({ x, y, length, tiles }: Band, id: string): string {
  const copies = Array.from({ length: tiles - 1 }, (_unused, index) => {
    return `<use href="#${id}" x="${(index + 1) * BAND.period}"/>`;
  });
  const scale = length / tiles / BAND.period;
  return placed({ x, y, scale, width: 0.5 }, `<g id="${id}">${STRANDS}</g>${copies.join('')}`);
}

const roundelAt = (x: number, y: number, side: number) =>
  placed({ x, y, scale: side / SIDE, width: 0.55 }, rings('roundel'));
const frame = (x: number, y: number, width: number, height: number, line: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" stroke-width="${line}"/>`;

const ovals = (x: number, y: number, rx: number, ry: number, count: number) =>
  Array.from({ length: count }, (_unused, index) => {
    const part = (count - index) / count;
    return `<ellipse cx="${x}" cy="${y}" rx="${(rx * part).toFixed(1)}" ry="${(ry * part).toFixed(1)}"/>`;
  }).join('');

const identity = () =>
  svg(
    '0 0 360 220',
    0.7,
    [
      frame(40, 20, 280, 180, 1.1),
      frame(46, 26, 268, 168, 0.5),
      `<clipPath id="p"><ellipse cx="112" cy="92" rx="44" ry="54"/></clipPath>`,
      `<ellipse cx="112" cy="92" rx="44" ry="54" stroke-width="1.2"/><ellipse cx="112" cy="92" rx="48" ry="58" stroke-width="0.5"/>`,
      `<g clip-path="url(#p)">${ovals(112, 80, 21, 26, 9)}${ovals(112, 158, 42, 46, 12)}</g>`,
      `<path stroke-width="0.9" d="M186 60H286M186 82H268M186 104H292M186 126H244"/>`,
      `<path stroke-width="0.5" d="M186 66H250M186 88H240M186 110H262M186 132H222"/>`,
      bandAt({ x: 46, y: 165, length: 268, tiles: 4 }, 'b'),
    ].join(''),
  );

const exchange = () =>
  svg(
    '0 0 360 220',
    0.7,
    [
      `<g id="y">${roundelAt(84, 110, 132)}</g><use href="#y" x="192"/>`,
      bandAt({ x: 150, y: 90, length: 56, tiles: 2 }, 'u'),
      bandAt({ x: 154, y: 118, length: 56, tiles: 2 }, 'd'),
      `<path stroke-width="1.2" d="M206 88L213 96L206 104M154 116L147 124L154 132"/>`,
    ].join(''),
  );

const delivered = () =>
  svg(
    '0 0 360 220',
    0.7,
    [
      `<path stroke-width="0.6" d="M82 36V16H330V180H288"/>`,
      frame(38, 36, 250, 168, 1.1),
      frame(44, 42, 238, 156, 0.5),
      bandAt({ x: 48, y: 46, length: 230, tiles: 5 }, 'u'),
      bandAt({ x: 48, y: 175, length: 230, tiles: 5 }, 'd'),
      roundelAt(163, 120, 116),
    ].join(''),
  );

const seal = () =>
  svg(
    '-102 -102 204 204',
    0.29,
    ringIn(ringOf({ radius: 82, amplitude: 0.22, petals: 16, turns: 7 }), 'o') +
      ringIn(ringOf({ radius: 44, amplitude: 0.3, petals: 10, turns: 7 }), 'i'),
  );

const turned = svg(
  `0 0 ${BAND.height} ${BAND.period}`,
  1.4,
  `<g transform="translate(${BAND.height} 0) rotate(90)">${TILE}</g>`,
);

export const engravings = (): Record<string, string> => ({
  medallion: rosette('medallion', 1.9),
  roundel: rosette('roundel', 6),
  corner: rosette('roundel', 13),
  band: svg(`0 0 ${BAND.period} ${BAND.height}`, 1.4, TILE),
  'band-upright': turned,
  identity: identity(),
  exchange: exchange(),
  delivered: delivered(),
  seal: seal(),
});
