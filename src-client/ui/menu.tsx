import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect?(): void;
  /** A browser navigation instead of an action. */
  href?: string;
  disabled?: boolean;
  tone?: 'danger';
  /** Draws a line above the item. */
  separated?: boolean;
}

interface MenuProps {
  trigger: ReactElement;
  /** Who or what the menu belongs to, at its top. */
  heading?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  defaultOpen?: boolean;
}

/**
 * Not modal: the modal form injects a style sheet to lock scrolling (CSP). What was chosen happens once the menu
 * is gone and its trigger has the focus again, so that a dialog it opens knows where to return it.
 */
export function Menu({ trigger, heading, items, align = 'end', defaultOpen = false }: MenuProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const afterClosing = () => {
    const act = chosen.current;
    chosen.current = undefined;
    if (act) queueMicrotask(act);
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={afterClosing}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-1 text-sm shadow-lg"
        >
          {heading && <DropdownMenu.Label className="px-3 py-2">{heading}</DropdownMenu.Label>}
          {items.map((item) => (
            <MenuRow
              key={item.label}
              item={item}
              onChoose={() => {
                chosen.current = item.onSelect;
              }}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuRow({ item, onChoose }: { item: MenuItem; onChoose(): void }) {
  const className = classNames(
    'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 outline-none select-none touch:min-h-11 [&_svg]:size-4',
    'data-[disabled]:cursor-default data-[disabled]:opacity-55',
    item.tone === 'danger' ? 'text-danger data-[highlighted]:bg-danger-soft' : 'data-[highlighted]:bg-sunken',
  );
  const body = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  return (
    <>
      {item.separated && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
      <DropdownMenu.Item
        asChild={item.href !== undefined}
        disabled={item.disabled}
        onSelect={onChoose}
        className={className}
      >
        {item.href === undefined ? body : <a href={item.href}>{body}</a>}
      </DropdownMenu.Item>
    </>
  );
}
