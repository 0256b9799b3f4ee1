import { Fragment, type ReactNode } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { classNames } from './class-names.ts';

export interface Pane {
  id: string;
  /** Per cent of the group. */
  defaultSize: number;
  minSize: number;
  maxSize?: number;
  content: ReactNode;
}

interface PanesProps {
  panes: readonly Pane[];
  /** Read aloud at the separators: what moving them does. */
  label: string;
  /** Name under which this browser remembers where somebody put the separators. */
  rememberAs: string;
  className?: string;
}

const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);
const storageKey = (name: string) => `proceed.panes.${name}`;

/** Side by side, with separators that a pointer drags and the arrow keys move. A double click puts them back. */
export function Panes({ panes, label, rememberAs, className }: PanesProps) {
  return (
    <Group
      defaultLayout={readLayout(rememberAs, panes) ?? usualLayout(panes)}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) keepLayout(rememberAs, layout);
      }}
      className={classNames('min-h-0', className)}
    >
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          {index > 0 && (
            <Separator
              aria-label={label}
              className={classNames(
                'relative w-px shrink-0 cursor-col-resize bg-line outline-none',
                'after:absolute after:inset-y-0 after:-left-0.5 after:w-1 after:transition-colors after:duration-150',
                'hover:after:bg-accent focus-visible:after:bg-accent data-[separator=active]:after:bg-accent',
              )}
            />
          )}
          <Panel
            id={pane.id}
            defaultSize={percent(pane.defaultSize)}
            minSize={percent(pane.minSize)}
            maxSize={percent(pane.maxSize)}
            className="min-h-0 min-w-0"
          >
            {pane.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

function usualLayout(panes: readonly Pane[]): Layout {
  return Object.fromEntries(panes.map(({ id, defaultSize }) => [id, defaultSize]));
}

/** What was remembered, if it is about these panes and within their limits. */
function readLayout(name: string, panes: readonly Pane[]): Layout | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey(name)) ?? 'null');
    const layout = Object.fromEntries(
      panes.map(({ id }) => [
        id,
        typeof stored === 'object' && stored !== null ? Reflect.get(stored, id) : null,
      ]),
    );
    const fits = panes.every(({ id, minSize, maxSize = 100 }) => {
      const size: unknown = layout[id];
      return typeof size === 'number' && size >= minSize && size <= maxSize;
    });
    return fits ? layout : undefined;
  } catch {
    // Private windows may have no storage, and anybody can edit what is in it.
    return undefined;
  }
}

function keepLayout(name: string, layout: Layout): void {
  try {
    window.localStorage.setItem(storageKey(name), JSON.stringify(layout));
  } catch {
    // Not remembered: the panes come back in their usual sizes.
  }
}
