import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const ToolsPlace = createContext<HTMLElement | null>(null);

interface ViewerBarProps {
  /** What is shown: the original or its text. */
  start: ReactNode;
  end: ReactNode;
  /** The view below the bar. */
  children: ReactNode;
}

/** The bar above a document. It stays when the view below changes, so that a pressed button keeps the focus. */
export function ViewerBar({ start, end, children }: ViewerBarProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ToolsPlace value={place}>
      <div className="sticky top-0 z-10 flex shrink-0 flex-wrap items-center justify-between gap-x-2 border-b border-line bg-paper px-2 sm:px-4">
        <div className="flex h-12 items-center touch:h-14">{start}</div>
        <div
          ref={setPlace}
          className="flex min-h-12 flex-wrap items-center justify-center gap-1 empty:hidden @max-2xl:order-last @max-2xl:-mx-2 @max-2xl:w-[calc(100%+1rem)] sm:@max-2xl:-mx-4 sm:@max-2xl:w-[calc(100%+2rem)] @max-2xl:border-t @max-2xl:border-line touch:min-h-13"
        />
        <div className="flex h-12 items-center gap-1 touch:h-14">{end}</div>
      </div>
      {children}
    </ToolsPlace>
  );
}

/** What a view offers in the bar above it: pages, zoom. On a small screen a row of its own. */
export function ViewerTools({ children }: { children: ReactNode }) {
  const place = useContext(ToolsPlace);
  return place === null ? null : createPortal(children, place);
}
