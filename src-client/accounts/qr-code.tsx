import { encode } from 'uqr';

/** Modules around it: scanners want four. */
const QUIET = 4;

/** A picture that a phone's camera reads; black on white in dark mode too, since many scanners want that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * QUIET;
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 sm:size-52 rounded-control border border-line bg-sheet"
    >
      <path d={path} className="fill-sheet-ink" />
    </svg>
  );
}
