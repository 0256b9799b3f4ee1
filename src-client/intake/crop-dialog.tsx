import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Corners } from '#src/intake/schema.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';

const WHOLE: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const NAMES = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const;
const STEP = 0.01;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (share: number) => Math.min(1, Math.max(0, share));

function moved(corners: Corners, index: number, to: readonly [number, number]): Corners {
  const [a, b, c, d] = corners.map((corner, each) => (each === index ? to : corner));
  const pair = (corner: readonly [number, number] | undefined): [number, number] => [
    within(corner?.[0] ?? 0),
    within(corner?.[1] ?? 0),
  ];
  return [pair(a), pair(b), pair(c), pair(d)];
}

interface CropDialogProps {
  picture: string;
  corners: Corners | null;
  onClose(): void;
  onSave(corners: Corners | null): void;
}

/** The four corners of the page in its picture, put right by hand: dragged, or moved with the arrow keys. */
export function CropDialog({ picture, corners: before, onClose, onSave }: CropDialogProps) {
  const [corners, setCorners] = useState<Corners>(before ?? WHOLE);
  // Corners of a picture that has not come yet would lie upon each other.
  const [isHere, setHere] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const drag = (index: number, event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height] as const;
    setCorners((now) => moved(now, index, to));
  };
  const nudge = (index: number, event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setCorners((now) => {
      const [x = 0, y = 0] = now[index] ?? [];
      return moved(now, index, [x + by[0], y + by[1]]);
    });
  };
  const outline = corners.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where is the page?"
      description="Drag the four corners onto the corners of the page."
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={() => onSave(null)}>
            Use the whole picture
          </Button>
          <Button onClick={() => onSave(corners)}>Save</Button>
        </>
      }
    >
      <div className="flex justify-center p-4">
        <div ref={area} className="relative touch-none select-none">
          <img
            src={picture}
            alt="Your page as it came"
            draggable={false}
            onLoad={() => setHere(true)}
            className={classNames(
              'block max-h-[55dvh] max-w-full',
              !isHere && 'aspect-[17/22] w-60 bg-sunken',
            )}
          />
          <svg
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            <polygon
              points={outline}
              vectorEffect="non-scaling-stroke"
              strokeWidth={3}
              className="fill-transparent stroke-accent"
            />
          </svg>
          {(isHere ? corners : []).map(([x, y], index) => (
            <button
              key={NAMES[index]}
              type="button"
              aria-label={`${NAMES[index]} corner`}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(index, event)}
              onKeyDown={(event) => nudge(index, event)}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              className="absolute size-11 -translate-1/2 cursor-grab touch-none rounded-full border-4 border-accent bg-surface/60"
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
