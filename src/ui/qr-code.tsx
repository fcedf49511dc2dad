import styled from '@emotion/styled';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

const Drawing = styled('svg')({ display: 'block', inlineSize: 'min(100%, 232px)', blockSize: 'auto' });

const QUIET_ZONE = 4;

function darkPath(grid: readonly (readonly boolean[])[]): string {
  return grid
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { edge, path } = useMemo(() => {
    const grid = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE, scale: 1 });
    return { edge: grid.length, path: darkPath(grid) };
  }, [text]);
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${edge}v${edge}h-${edge}z`} />
      <path fill="#000" d={path} />
    </Drawing>
  );
}
