import { ArrowDown, ArrowUp, Crop, RotateCw, Scissors, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { IntakeFile } from '#src/intake/schema.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { PagePicture } from './page-picture.tsx';

interface PageTileProps {
  file: IntakeFile;
  /** 'Page 2'. */
  name: string;
  picture: string;
  isFirst: boolean;
  isLast: boolean;
  isMovable: boolean;
  /** Whether it begins its paper. */
  beginsPaper: boolean;
  onMove(by: -1 | 1): void;
  onTurn(): void;
  onCrop(): void;
  onRemove(): void;
  onSplit(): void;
  /** Another page was dropped on this one. */
  onDropped(id: string): void;
}

const MIME = 'text/x-page';

/** One file of a paper: its picture, its place, and what can be done with it. */
export function PageTile(props: PageTileProps) {
  const { file, name, picture, isFirst, isLast, isMovable, beginsPaper } = props;
  const [isOver, setOver] = useState(false);
  return (
    <li
      draggable={isMovable}
      aria-label={`${name}, ${file.filename}`}
      onDragStart={(event) => event.dataTransfer.setData(MIME, file.id)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(MIME)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const id = event.dataTransfer.getData(MIME);
        if (id !== '' && id !== file.id) props.onDropped(id);
      }}
      className={classNames(
        'flex gap-3 rounded-card border bg-surface p-3',
        isOver ? 'border-accent outline-2 outline-accent' : 'border-line',
      )}
    >
      <div className="flex h-32 w-25 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken">
        <PagePicture
          file={file}
          address={picture}
          alt={`${name} of the paper`}
          className="size-full object-contain"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-2">
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="truncate text-sm text-muted">{file.filename}</p>
        </div>
        <div className="-ml-2 flex flex-wrap">
          {isMovable && (
            <>
              <IconButton
                label={`${name}: earlier`}
                icon={<ArrowUp />}
                disabled={isFirst}
                onClick={() => props.onMove(-1)}
              />
              <IconButton
                label={`${name}: later`}
                icon={<ArrowDown />}
                disabled={isLast}
                onClick={() => props.onMove(1)}
              />
            </>
          )}
          {file.isPicture && (
            <>
              <IconButton label={`${name}: turn`} icon={<RotateCw />} onClick={props.onTurn} />
              <IconButton label={`${name}: crop`} icon={<Crop />} onClick={props.onCrop} />
            </>
          )}
          {!beginsPaper && (
            <IconButton
              label={`${name}: this is another paper`}
              icon={<Scissors />}
              onClick={props.onSplit}
            />
          )}
          <IconButton
            label={`${name}: remove`}
            variant="danger-quiet"
            icon={<Trash2 />}
            onClick={props.onRemove}
          />
        </div>
      </div>
    </li>
  );
}
