import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: ReactNode; icon?: ReactNode; content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onValueChange?(value: string): void;
  className?: string;
  /** Classes of each panel, for instance to fill the height. */
  panelClassName?: string;
}

export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  panelClassName,
}: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={onValueChange}
      className={classNames('flex min-h-0 flex-col', className)}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex shrink-0 overflow-x-auto border-b sm:gap-1 border-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap sm:px-3 text-muted touch:min-h-11',
              'hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-accent data-[state=active]:text-ink [&_svg]:size-4',
            )}
          >
            {tab.icon}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          className={classNames('min-h-0', panelClassName ?? 'pt-4')}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
