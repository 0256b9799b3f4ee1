import { format } from 'date-fns';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Note } from '#src/timeline/notes-schema.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { NoteEditor } from './note-editor.tsx';

const TIME = 'MMM d, yyyy h:mm a';
const LONG = 700;

interface NoteItemProps {
  note: Note;
  isRemoving: boolean;
  onRemove(): void;
}

/** One note: who wrote it and when, and its words as they were typed. */
export function NoteItem({ note, isRemoving, onRemove }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const isLong = note.content.length > LONG || note.content.split('\n').length > 12;
  const wasEdited = note.updatedAt.getTime() > note.createdAt.getTime();
  const when = format(note.createdAt, TIME);
  return (
    <article aria-label={`Note by ${note.author}, ${when}`} className="flex flex-col gap-1.5">
      <header className="flex items-start justify-between gap-2">
        <p className="figures min-w-0 pt-1.5 text-sm text-muted">
          <bdi className="font-medium text-ink wrap-anywhere">{note.author}</bdi> ·{' '}
          <time dateTime={note.createdAt.toISOString()}>{when}</time>
          {wasEdited && <span title={format(note.updatedAt, TIME)}> · edited</span>}
        </p>
        {note.canEdit && !isEditing && (
          <div className="flex shrink-0">
            <IconButton
              label={`Edit the note of ${when}`}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label={`Delete the note of ${when}`}
              variant="danger-quiet"
              busy={isRemoving}
              icon={isRemoving ? null : <Trash2 aria-hidden="true" />}
              onClick={onRemove}
            />
          </div>
        )}
      </header>
      {isEditing ? (
        <NoteEditor note={note} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p
            className={classNames(
              'max-w-[70ch] whitespace-pre-wrap wrap-anywhere',
              isLong && !isWhole && 'line-clamp-8',
            )}
          >
            {note.content}
          </p>
          {isLong && (
            <Button
              variant="quiet"
              size="small"
              className="-ml-3 self-start"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'Show less' : 'Show the whole note'}
            </Button>
          )}
        </>
      )}
    </article>
  );
}
