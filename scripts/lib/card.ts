import { CARD } from '../../src/config/cards';
import { DARK } from '../../src/theme/palette';
import { BAND, bandStrands } from '../../src/ui/guilloche/band-strands';
import { ROSETTE_REACH, rosetteRings, type Ring } from '../../src/ui/guilloche/rosette-rings';
import { markSvg } from './mark';

const ROSETTE_SIDE = 470;
const SMALL_SIDE = 250;
const BAND_HEIGHT = 62;
const MARK_SIDE = 190;

const copyOf = ({ degrees, scale }: Ring['copies'][number], id: string) =>
  `<use href="#${id}" transform="rotate(${degrees.toFixed(2)})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}"/>`;

const ringSvg = ({ d, copies }: Ring, id: string) =>
  `<path id="${id}" d="${d}"/>${copies
    .slice(1)
    .map((copy) => copyOf(copy, id))
    .join('')}`;

type CardArea = { x: number; y: number; side: number; stroke: string; width: number };

const rosette = (rings: readonly Ring[], id: string, { x, y, side, stroke, width }: CardArea) => {
  const scale = side / (2 * ROSETTE_REACH);
  const lines = rings.map((ring, index) => ringSvg(ring, `${id}${index}`)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})" stroke="${stroke}" stroke-width="${(width / scale).toFixed(2)}">${lines}</g>`;
};

function bandAt(y: number, seed: string): string {
  const scale = BAND_HEIGHT / BAND.height;
  const tiles = Math.ceil(CARD.width / scale / BAND.period);
  const tile = bandStrands(seed)
    .map((d) => `<path d="${d}"/>`)
    .join('');
  const row = Array.from(
    { length: tiles },
    (_unused, index) => `<g transform="translate(${index * BAND.period} 0)">${tile}</g>`,
  );
  const rails = [1, BAND.height - 1].map((rail) => `<path d="M0 ${rail}H${tiles * BAND.period}"/>`);
  return `<g transform="translate(0 ${y}) scale(${scale})" stroke="${DARK.metal}" stroke-opacity="0.75" stroke-width="1.3">${row.join('')}${rails.join('')}</g>`;
}

function markAt(x: number, y: number): string {
  const place = `x="${x - MARK_SIDE / 2}" y="${y - MARK_SIDE / 2}" width="${MARK_SIDE}" height="${MARK_SIDE}"`;
  return markSvg().trim().replace('<svg', `<svg ${place}`).replace('#000', DARK.ink);
}

export function cardSvg(name: string): string {
  const middle = CARD.height / 2;
  const side = { y: middle, side: SMALL_SIDE, stroke: DARK.edge, width: 0.8 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${DARK.ground}"/><g fill="none">`,
    bandAt(14, name),
    bandAt(CARD.height - BAND_HEIGHT - 14, name),
    rosette(rosetteRings(name, 'roundel'), 'l', { ...side, x: 190 }),
    rosette(rosetteRings(name, 'roundel'), 'r', { ...side, x: CARD.width - 190 }),
    rosette(rosetteRings(name, 'medallion'), 'm', {
      x: CARD.width / 2,
      y: middle,
      side: ROSETTE_SIDE,
      stroke: DARK.metal,
      width: 0.9,
    }),
    '</g>',
    markAt(CARD.width / 2, middle),
    '</svg>',
  ].join('');
}
