import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';

interface InlineEditProps {
  /** What it is, 'Bates Number': names the field and its buttons. */
  label: string;
  /** What the control starts with. */
  value: string;
  isEditing: boolean;
  canEdit: boolean;
  control: 'text' | 'lines' | { options: readonly { value: string; label: string }[]; placeholder: string };
  placeholder?: string;
  onEdit(): void;
  onSave(text: string): void;
  /** Hands over what was typed, so that it is there again. */
  onCancel(): void;
  onTyped?(text: string): void;
  /** The value as it is shown. */
  children: ReactNode;
}

/** A value that is edited where it stands: Enter saves (Ctrl or Cmd with it where Enter begins a line), Escape leaves. */
export function InlineEdit(props: InlineEditProps) {
  const { label, isEditing, canEdit, onEdit, children } = props;
  const opener = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    // The control that had the focus is gone; another field may have taken it.
    if (wasEditing.current && !isEditing && !hasFocus) opener.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <EditForm {...props} />;
  return (
    <div ref={opener} className="flex min-w-0 items-start justify-between gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      {canEdit && (
        <IconButton
          label={`Edit ${label}`}
          data-edit=""
          icon={<Pencil aria-hidden="true" />}
          className="-my-1.5 -mr-2 text-muted"
          onClick={onEdit}
        />
      )}
    </div>
  );
}

function EditForm({ label, value, control, placeholder, onSave, onCancel, onTyped }: InlineEditProps) {
  const [text, setText] = useState(value);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const change = (next: string) => {
    setText(next);
    onTyped?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
      return;
    }
    const isControl = !(event.target instanceof HTMLButtonElement);
    const saves = control === 'lines' ? event.ctrlKey || event.metaKey : true;
    if (event.key === 'Enter' && isControl && saves) {
      event.preventDefault();
      onSave(text);
    }
  };
  return (
    <form
      ref={form}
      aria-label={`Edit ${label}`}
      className="flex min-w-0 flex-col gap-2"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      {control === 'lines' ? (
        <Textarea
          aria-label={label}
          rows={6}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => change(target.value)}
        />
      ) : control === 'text' ? (
        <Input
          aria-label={label}
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <Select
          aria-label={label}
          options={control.options}
          placeholder={control.placeholder}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="small" aria-label={`Save ${label}`}>
          <Check aria-hidden="true" />
          Save
        </Button>
        <Button size="small" variant="quiet" aria-label={`Cancel editing ${label}`} onClick={onCancel}>
          <X aria-hidden="true" />
          Cancel
        </Button>
      </div>
    </form>
  );
}
