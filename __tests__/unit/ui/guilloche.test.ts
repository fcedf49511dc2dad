import fc from 'fast-check';
import { BAND, bandStrands } from '@/ui/guilloche/band-strands';
import { curvePath } from '@/ui/guilloche/curve';
import { PLATE, plateRings } from '@/ui/guilloche/plate-rings';
import { createRandom } from '@/ui/guilloche/random';
import { ROSETTE_REACH, rosetteRings, type Ring } from '@/ui/guilloche/rosette-rings';

const coordinatesOf = (d: string): number[] =>
  (d.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map((text) => Number(text));

const pointsOf = (d: string): [number, number][] => {
  const numbers = coordinatesOf(d);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN] as [number, number]] : []));
};

const isInFrame = ({ d, copies }: Ring) =>
  pointsOf(d).every(([x, y]) => copies.every(({ scale }) => Math.hypot(x, y) * scale <= ROSETTE_REACH));

const KINDS = ['medallion', 'roundel'] as const;

describe('the engraving of a seed', () => {
  it('is the same drawing every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...KINDS), (seed, kind) => {
        expect(rosetteRings(seed, kind)).toEqual(rosetteRings(seed, kind));
        expect(bandStrands(seed)).toEqual(bandStrands(seed));
        expect(plateRings(seed)).toEqual(plateRings(seed));
      }),
    );
  });

  it('is a different drawing for another seed', () => {
    const seeds = Array.from({ length: 500 }, (_unused, number) => `FNX 0009 ${String(number).padStart(4, '0')}`);
    const drawings = new Set(seeds.map((seed) => JSON.stringify(rosetteRings(seed, 'medallion'))));
    expect(drawings.size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => bandStrands(seed).join())).size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => JSON.stringify(plateRings(seed)))).size).toBe(seeds.length);
  });

  it('has its centre inside the plate', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { x, y } = plateRings(seed);
        expect(x > 0 && x < PLATE.width && y > 0 && y < PLATE.height).toBe(true);
      }),
    );
  });

  it('stays inside its frame, and has only finite coordinates', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...KINDS), (seed, kind) => {
        const rings = rosetteRings(seed, kind);
        expect(rings.flatMap(({ d }) => coordinatesOf(d)).every(Number.isFinite)).toBe(true);
        expect(rings.every(isInFrame)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves the middle of a medallion free for figures', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const points = rosetteRings(seed, 'medallion').flatMap(({ d, copies }) =>
          pointsOf(d).map(([x, y]) => Math.hypot(x, y) * Math.min(...copies.map(({ scale }) => scale))),
        );
        expect(Math.min(...points)).toBeGreaterThan(ROSETTE_REACH / 2);
      }),
    );
  });

  it('keeps the strands of a band between its borders, and connects its tiles', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        bandStrands(seed).forEach((d) => {
          const points = pointsOf(d);
          expect(points.every(([, y]) => y >= BAND.inset && y <= BAND.height - BAND.inset)).toBe(true);
          expect(points.at(-1)?.[0]).toBe(BAND.period);
          expect(points.at(-1)?.[1]).toBeCloseTo(points[0]?.[1] ?? NaN, 1);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('is written with at most one decimal', () => {
    const written = [...bandStrands('seed'), ...rosetteRings('seed', 'medallion').map(({ d }) => d)].join(' ');
    expect(written).not.toMatch(/\.\d\d|e|NaN|Infinity/);
  });
});

describe('the functions that draw an engraving', () => {
  it('draw a straight path through points on a straight line', () => {
    expect(curvePath((t) => [t * 30, 0], { to: 1, steps: 2 })).toBe('M0 0C5 0 10 0 15 0S25 0 30 0');
  });

  it('choose random whole numbers evenly from a range, both ends included', () => {
    const random = createRandom('even');
    const drawn = Array.from({ length: 6_000 }, () => random.whole(1, 6));
    const counts = [1, 2, 3, 4, 5, 6].map((face) => drawn.filter((one) => one === face).length);
    counts.forEach((count) => expect(Math.abs(count - 1_000)).toBeLessThan(150));
  });
});
