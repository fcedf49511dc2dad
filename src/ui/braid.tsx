const STRANDS = ['M-24 5q6-9 12 0t12 0 12 0 12 0', 'M-24 5q6 9 12 0t12 0 12 0 12 0', 'M-20 5q6-9 12 0t12 0 12 0 12 0'];

/** Three strands, as long as the drawing that they stand in. The identity is the drawing's own. */
export const Braid = ({ id }: { id: string }) => (
  <>
    <pattern id={id} width="24" height="10" patternUnits="userSpaceOnUse">
      {STRANDS.map((d) => (
        <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth="0.9" />
      ))}
    </pattern>
    <rect width="100%" height="10" fill={`url(#${id})`} />
  </>
);
