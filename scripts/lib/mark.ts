import { ringOf, type Ring } from '../../src/ui/guilloche/rosette-rings';

const OUTER = ringOf({ radius: 34, amplitude: 0.34, petals: 8, turns: 6 });
const INNER = ringOf({ radius: 15, amplitude: 0.5, petals: 6, turns: 4 });

const ringSvg = ({ d, copies }: Ring, id: string) => {
  const others = copies.slice(1).map(({ degrees }) => `<use href="#${id}" transform="rotate(${degrees.toFixed(2)})"/>`);
  return `<path id="${id}" d="${d}"/>${others.join('')}`;
};

export const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><g fill="none" stroke="#000" stroke-width="1.1">${ringSvg(OUTER, 'o')}${ringSvg(INNER, 'i')}</g></svg>\n`;
