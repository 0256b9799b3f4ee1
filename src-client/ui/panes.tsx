import { Fragment, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { classNames } from './class-names.ts';

export interface Pane {
  id: string;
  /** Per cent of the group. */
  defaultSize: number;
  minSize?: number;
  maxSize?: number;
  content: ReactNode;
}

interface PanesProps {
  panes: readonly Pane[];
  /** 'horizontal' sets panes side by side, 'vertical' one above the other. */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
}

const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);

export function Panes({ panes, orientation = 'horizontal', className }: PanesProps) {
  return (
    <Group orientation={orientation} className={classNames('min-h-0', className)}>
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          {index > 0 && (
            <Separator
              className={classNames(
                'relative shrink-0 bg-line transition-colors duration-150 outline-none hover:bg-accent focus-visible:bg-accent',
                orientation === 'horizontal'
                  ? 'w-px hover:w-0.5 focus-visible:w-0.5'
                  : 'h-px hover:h-0.5 focus-visible:h-0.5',
              )}
            />
          )}
          <Panel
            id={pane.id}
            defaultSize={percent(pane.defaultSize)}
            minSize={percent(pane.minSize)}
            maxSize={percent(pane.maxSize)}
            className="min-h-0 min-w-0 overflow-auto"
          >
            {pane.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}
