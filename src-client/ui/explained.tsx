import { createContext, type ReactNode, useContext } from 'react';

/** What marks the terms of a field in a text, so that each can be pressed for what it means; nothing until it is given. */
export const TermMarker = createContext<((text: ReactNode) => ReactNode) | null>(null);

/** A text that people read, with its terms marked where they stand first. */
export function Explained({ children }: { children: ReactNode }) {
  const mark = useContext(TermMarker);
  return mark === null ? children : mark(children);
}

/** The same of each item of a list. */
export function ExplainedItems({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item}>
      <Explained>{item}</Explained>
    </li>
  ));
}
