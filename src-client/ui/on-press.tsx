import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
  useTransition,
} from 'react';

interface OnPressProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  popup: 'menu' | 'dialog';
  onPress?(): void;
  /** What takes the button's place once it was pressed: the same button with its popup, open from the start. */
  children: ReactNode;
}

/** A popup whose code comes when it is first asked for; until then there is its button alone. */
export function OnPress({ trigger, popup, onPress, children }: OnPressProps) {
  const [isPressed, setPressed] = useState(false);
  // A transition keeps the button where it is, with the focus, until the popup can be drawn.
  const [isComing, startTransition] = useTransition();
  const press = () => {
    onPress?.();
    startTransition(() => setPressed(true));
  };
  const button = cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    'aria-busy': isComing || undefined,
    onClick: press,
    onKeyDown: (event) => {
      if (popup === 'menu' && event.key === 'ArrowDown') press();
    },
  });
  return <Suspense fallback={button}>{isPressed ? children : button}</Suspense>;
}
