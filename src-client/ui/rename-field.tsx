import { type KeyboardEvent, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';

interface RenameFieldProps {
  name: string;
  maxLength?: number;
  busy: boolean;
  /** Called with a name that is not blank and not the same. */
  onSave(name: string): void;
  onCancel(): void;
  className?: string;
}

/** A name edited where it stands. Enter saves, Escape leaves it as it was. */
export function RenameField({ name, maxLength = 200, busy, onSave, onCancel, className }: RenameFieldProps) {
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  function save() {
    if (trimmed === '') return;
    if (trimmed === name) onCancel();
    else onSave(trimmed);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }
  return (
    <form
      className={classNames('flex flex-wrap gap-2', className)}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        aria-label="Name"
        ref={takeFocus}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-md flex-1 basis-48"
      />
      <Button type="submit" busy={busy} disabled={trimmed === ''}>
        Save
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

/** Takes the focus, and gives it back to what had it. */
function takeFocus(input: HTMLInputElement) {
  const opener = document.activeElement;
  input.focus();
  input.select();
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
