import styled from '@emotion/styled';
import { useId } from 'react';
import { reliefCopies } from './relief-copies';

const Copies = styled('g')({
  '@media (max-width: 767.98px)': { '& > use:nth-of-type(2n)': { display: 'none' } },
});

export function Relief({ path, height, width = 2 }: { path: string; height: number; width?: number }) {
  const id = useId();
  return (
    <g stroke="currentColor" strokeLinejoin="round">
      <defs>
        <path id={id} d={path} />
      </defs>
      <Copies>
        {reliefCopies(height).map((copy) => (
          <use
            key={copy.transform}
            href={`#${id}`}
            transform={copy.transform}
            strokeWidth={copy.width}
            strokeOpacity={copy.opacity}
          />
        ))}
      </Copies>
      <use href={`#${id}`} strokeWidth={width} />
    </g>
  );
}
