import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import { ZOOM_STEPS, type Zoom } from '#src/viewer/page-layout.ts';
import { IconButton } from '../ui/button.tsx';

interface ZoomButtonsProps {
  /** Factor at which it is shown now. */
  scale: number;
  zoom: Zoom;
  fitLabel: string;
  onStep(direction: 1 | -1): void;
  onFit(): void;
}

export function ZoomButtons({ scale, zoom, fitLabel, onStep, onFit }: ZoomButtonsProps) {
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={<Minus aria-hidden="true" />}
        disabled={scale <= (ZOOM_STEPS[0] ?? 0)}
        onClick={() => onStep(-1)}
      />
      <output aria-label="Zoom" className="figures w-11 text-center text-sm text-muted @max-xl:sr-only">
        {Math.round(scale * 100)}%
      </output>
      <IconButton
        label="Zoom in"
        icon={<Plus aria-hidden="true" />}
        disabled={scale >= (ZOOM_STEPS.at(-1) ?? 0)}
        onClick={() => onStep(1)}
      />
      <IconButton
        label={fitLabel}
        icon={<MoveHorizontal aria-hidden="true" />}
        aria-pressed={zoom === 'fit'}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
        onClick={onFit}
      />
    </>
  );
}
