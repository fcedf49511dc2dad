const STRANDS = ['M-24 5q6-9 12 0t12 0 12 0 12 0', 'M-24 5q6 9 12 0t12 0 12 0 12 0', 'M-20 5q6-9 12 0t12 0 12 0 12 0'];

export const Braid = ({ id, isUpright = false }: { id: string; isUpright?: boolean }) => (
  <>
    <pattern
      id={id}
      width="24"
      height="10"
      patternUnits="userSpaceOnUse"
      patternTransform={isUpright ? 'rotate(90)' : undefined}
    >
      {STRANDS.map((d) => (
        <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth="0.9" />
      ))}
    </pattern>
    <rect width={isUpright ? '10' : '100%'} height={isUpright ? '100%' : '10'} fill={`url(#${id})`} />
  </>
);
