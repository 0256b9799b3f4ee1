import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nextZoom, type PageSize, ZOOM_STEPS, type Zoom } from '#src/viewer/page-layout.ts';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewerTools } from './viewer-bar.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface ImageViewProps {
  src: string;
  /** Name of the file. */
  name: string;
}

const SIDE = 16;
const SMALLEST = ZOOM_STEPS[0] ?? 0.25;
const LARGEST = ZOOM_STEPS.at(-1) ?? 4;

/** A picture that fits the window, or larger: by buttons, + and −, Ctrl and the wheel, two fingers; dragged about. */
export function ImageView({ src, name }: ImageViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<PageSize | null>(null);
  const [room, setRoom] = useState<PageSize>({ width: 0, height: 0 });
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isBroken, setBroken] = useState(false);
  // The point of the picture (shares) that stays at a point of the window (pixels).
  const held = useRef({ shareX: 0.5, shareY: 0.5, x: 0, y: 0 });
  const drag = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  const fit =
    own === null || room.width === 0
      ? 1
      : Math.min(1, (room.width - 2 * SIDE) / own.width, Math.max(120, room.height - 2 * SIDE) / own.height);
  const scale = zoom === 'fit' ? fit : zoom;
  // Rounded down: a pixel more of width may be more height than there is room for.
  const width = own === null ? undefined : Math.floor(own.width * scale);
  const height = own === null ? undefined : Math.floor(own.height * scale);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    element.tabIndex = 0;
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || width === undefined || height === undefined) return;
    const { shareX, shareY, x, y } = held.current;
    element.scrollLeft = shareX * Math.max(element.scrollWidth, width) - x;
    element.scrollTop = shareY * Math.max(element.scrollHeight, height) - y;
  }, [width, height]);

  const present = useRef(scale);
  useLayoutEffect(() => {
    present.current = scale;
  }, [scale]);

  const change = (next: Zoom, x = room.width / 2, y = room.height / 2) => {
    const element = scroller.current;
    if (element !== null) {
      held.current = {
        shareX: (element.scrollLeft + x) / Math.max(1, element.scrollWidth),
        shareY: (element.scrollTop + y) / Math.max(1, element.scrollHeight),
        x,
        y,
      };
    }
    // The next key or touch may come before this one has been drawn.
    present.current = next === 'fit' ? fit : next;
    setZoom(next);
  };
  const step = (direction: 1 | -1) => change(nextZoom(present.current, direction));
  useZoomGestures(scroller, (factor, x, y) => {
    change(Math.min(LARGEST, Math.max(Math.min(SMALLEST, fit), present.current * factor)), x, y);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') change('fit');
  };
  // Fingers scroll by themselves.
  const onPointerDown = (event: PointerEvent) => {
    const element = scroller.current;
    if (element === null || event.pointerType !== 'mouse' || event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    element.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const element = scroller.current;
    if (element === null || drag.current === null) return;
    element.scrollLeft = drag.current.left - (event.clientX - drag.current.x);
    element.scrollTop = drag.current.top - (event.clientY - drag.current.y);
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  const isLarger = own !== null && scale > fit;

  return (
    <>
      {!isBroken && (
        <ViewerTools>
          <ZoomButtons
            scale={scale}
            zoom={zoom}
            fitLabel="Fit to window"
            onStep={step}
            onFit={() => change('fit')}
          />
        </ViewerTools>
      )}
      {isBroken && (
        <Alert tone="danger" title="Unable to Load Document" className="m-4">
          Your browser cannot show this picture. Download the file to look at it instead.
        </Alert>
      )}
      <section
        ref={scroller}
        aria-label="Picture"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        className={`grid min-h-80 flex-1 overflow-auto bg-sunken ${isLarger ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        {!isBroken && (
          <img
            src={src}
            alt={name}
            draggable={false}
            width={width}
            height={height}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setOwn({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
            className={classNames('m-auto block max-w-none p-4', own === null && 'invisible')}
            style={{ width: width === undefined ? undefined : width + 2 * SIDE, height: 'auto' }}
          />
        )}
      </section>
    </>
  );
}
