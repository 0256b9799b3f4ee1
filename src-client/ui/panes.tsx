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
  /** 'column': one below the other. */
  direction?: 'row' | 'column';
  className?: string;
}

const SEPARATOR = {
  row: 'w-px cursor-col-resize bg-line after:inset-y-0 after:-left-0.5 after:w-1',
  column:
    'flex h-2.5 cursor-row-resize items-center justify-center border-y border-line bg-paper touch:h-5 after:inset-x-0 after:-top-px after:h-0.5',
};

/** Two panes over one another look like one that ends, unless something says that it can be moved. */
function Grip() {
  return <span aria-hidden="true" className="h-1 w-10 rounded-full bg-line-strong" />;
}

const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);
const storageKey = (name: string) => `proceed.panes.${name}`;

/** Side by side or one below the other, with separators that a pointer drags and the arrow keys move. A double click puts them back. */
export function Panes({ panes, label, rememberAs, direction = 'row', className }: PanesProps) {
  return (
    <Group
      orientation={direction === 'row' ? 'horizontal' : 'vertical'}
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
                'relative shrink-0 outline-none after:absolute after:transition-colors after:duration-150',
                'hover:after:bg-accent focus-visible:after:bg-accent data-[separator=active]:after:bg-accent',
                SEPARATOR[direction],
              )}
            >
              {direction === 'column' && <Grip />}
            </Separator>
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
