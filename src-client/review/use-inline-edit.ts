import { useRef, useState } from 'react';

export interface InlineEditing<Field extends string> {
  isEditing(field: Field): boolean;
  /** What the control starts with: what was typed there and not saved, else the value. */
  startOf(field: Field, value: string): string;
  begin(field: Field): void;
  typed(field: Field, text: string): void;
  /** Leaves the field; what was typed is forgotten. */
  end(field: Field): void;
  /** After a save that failed: what was typed is there again when the field is opened. */
  keep(field: Field, text: string): void;
}

/**
 * One field is edited at a time, across all that share the hook: beginning another leaves the first, and keeps what was
 * typed in it. `of` gives the fields of one thing, by its id.
 */
export function useInlineEdit<Field extends string>() {
  const [editing, setEditing] = useState<{ id: string; field: Field } | null>(null);
  const drafts = useRef(new Map<string, string>());
  return {
    of(id: string): InlineEditing<Field> {
      const keyOf = (field: Field) => `${id} ${field}`;
      return {
        isEditing: (field) => editing?.id === id && editing.field === field,
        startOf: (field, value) => drafts.current.get(keyOf(field)) ?? value,
        begin: (field) => setEditing({ id, field }),
        typed: (field, text) => drafts.current.set(keyOf(field), text),
        end(field) {
          drafts.current.delete(keyOf(field));
          setEditing(null);
        },
        keep: (field, text) => drafts.current.set(keyOf(field), text),
      };
    },
  };
}
