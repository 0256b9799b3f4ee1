import { Camera, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { readDropped } from '../ui/dropped-files.ts';
import { CHOOSER_ACCEPT } from './chooser-accept.ts';

interface ChoosePaperProps {
  onFiles(files: File[]): void;
  camera?: string;
  files?: string;
  variant?: ButtonVariant;
  isLarge?: boolean;
}

/** The camera and the files of the device; files can be dropped on it as well. */
export function ChoosePaper(props: ChoosePaperProps) {
  const {
    onFiles,
    camera = 'Take a photo',
    files = 'Choose files',
    variant = 'primary',
    isLarge = false,
  } = props;
  const photo = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <fieldset
      aria-label="Add a page"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        void readDropped(event.dataTransfer).then((dropped) => dropped.length > 0 && onFiles(dropped));
      }}
      className={classNames(
        'flex min-w-0 flex-wrap gap-2 rounded-card',
        isLarge && 'flex-col border border-dashed border-line-strong bg-surface p-5 sm:p-8',
        isOver && 'bg-accent-soft outline-2 outline-accent',
      )}
    >
      <input
        ref={photo}
        type="file"
        aria-label={camera}
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => take(event.target)}
      />
      <input
        ref={chooser}
        type="file"
        aria-label={files}
        accept={CHOOSER_ACCEPT}
        multiple
        hidden
        onChange={(event) => take(event.target)}
      />
      <Button
        variant={variant}
        size={isLarge ? 'large' : 'medium'}
        className={isLarge ? 'min-h-18 text-lg whitespace-normal! [&_svg]:size-7' : ''}
        onClick={() => photo.current?.click()}
      >
        <Camera aria-hidden="true" />
        {camera}
      </Button>
      <Button
        variant="secondary"
        size={isLarge ? 'large' : 'medium'}
        onClick={() => chooser.current?.click()}
      >
        <FileUp aria-hidden="true" />
        {files}
      </Button>
      {isLarge && <p className="hidden text-center text-sm text-muted lg:block">Or drop files here.</p>}
    </fieldset>
  );
}
