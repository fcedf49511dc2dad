type Copy = { transform: string; width: number; opacity: number };

const MIN_COPIES = 6;
const MAX_COPIES = 17;
const PX_A_COPY = 24;

const thousandth = (length: number) => Math.round(length * 1_000) / 1_000;

export function reliefCopies(height: number): Copy[] {
  const count = Math.min(MAX_COPIES, Math.max(MIN_COPIES, Math.round(height / PX_A_COPY)));
  return Array.from({ length: count }, (_unused, index) => {
    const left = 1 - (index + 1) / (count + 1);
    return {
      transform: `matrix(1 0 0 ${thousandth(left)} 0 ${thousandth(height * (1 - left))})`,
      width: thousandth(0.25 + 0.85 * left),
      opacity: thousandth(0.28 + 0.34 * left),
    };
  });
}
