/**
 * Lines as small repeated pictures. In a large repeating gradient, WebKit blurs and omits lines, and slanted lines are
 * uneven in every browser. A slanted picture has a line from corner to corner, and the ends of the two neighbouring
 * lines.
 */
export const across = (line: number, step: number, ink = 'currentColor') => ({
  backgroundImage: `linear-gradient(90deg, ${ink} ${line}px, transparent 0)`,
  backgroundSize: `${step}px 100%`,
});

export const along = (line: number, step: number, ink = 'currentColor') => ({
  backgroundImage: `linear-gradient(${ink} ${line}px, transparent 0)`,
  backgroundSize: `100% ${step}px`,
});

export function slanted(degrees: 45 | 135, step: number, ink = 'currentColor') {
  const half = 50 / (step * Math.SQRT2);
  const stops = `${ink} ${half}%, transparent 0 ${50 - half}%, ${ink} 0 ${50 + half}%, transparent 0 ${100 - half}%, ${ink} 0`;
  return { backgroundImage: `linear-gradient(${degrees}deg, ${stops})`, backgroundSize: `${step}px ${step}px` };
}
