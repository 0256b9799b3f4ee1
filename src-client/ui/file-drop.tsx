import { FileUp } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { readDropped } from './dropped-files.ts';

interface FileDropProps {
  onFiles(files: File[]): void;
  /** Value of the input's `accept`, such as '.pdf,.docx'. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  title: string;
  hint?: ReactNode;
  browseLabel?: string;
  /** One low row, once files have been chosen. */
  compact?: boolean;
  /** The input, for another button that opens the same choice. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function FileDrop(props: FileDropProps) {
  const {
    onFiles,
    accept,
    multiple = true,
    disabled = false,
    title,
    hint,
    browseLabel = 'Browse files',
    compact = false,
    inputRef,
  } = props;
  const id = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const [over, setOver] = useState(false);
  return (
    <fieldset
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (disabled) return;
        void readDropped(event.dataTransfer).then((files) => {
          if (files.length > 0) onFiles(files);
        });
      }}
      className={classNames(
        'flex items-center rounded-card border border-dashed px-4 transition-colors duration-150',
        compact ? 'flex-wrap gap-x-3 gap-y-1 py-2' : 'flex-col gap-2 py-8 text-center',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-paper',
      )}
    >
      <FileUp
        aria-hidden="true"
        className={classNames('shrink-0 stroke-[1.5] text-muted', compact ? 'size-5' : 'size-7')}
      />
      <p className={compact ? 'min-w-0 flex-1 text-sm' : 'font-medium'}>{title}</p>
      {hint && !compact && <p className="text-sm text-muted">{hint}</p>}
      <input
        ref={input}
        id={id}
        type="file"
        aria-label={browseLabel}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size={compact ? 'small' : 'medium'}
        disabled={disabled}
        className={compact ? '' : 'mt-1'}
        onClick={() => input.current?.click()}
      >
        {browseLabel}
      </Button>
    </fieldset>
  );
}
