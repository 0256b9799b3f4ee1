import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Input } from '../ui/input.tsx';
import { titleClass } from '../ui/title-class.ts';

/** The heading of a case, which the pencil turns into a field: Enter saves, Escape gives up the change. */
export function CaseTitle({ item }: { item: Case }) {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const title = caseTitle(item);
  if (editing) return <TitleForm item={item} onClose={() => setEditing(false)} />;
  return (
    <div className="flex min-w-0 items-start gap-1">
      <h1 className={classNames('min-w-0', titleClass(title))}>{title}</h1>
      {can(item.memberRole, 'case:update') && (
        <IconButton
          ref={pencil}
          label="Edit title"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  );
}

/** A failure is told at the field and nowhere else; what was typed stays. */
function TitleForm({ item, onClose }: { item: Case; onClose(): void }) {
  const [title, setTitle] = useState(item.title);
  const rename = trpc.cases.update.useMutation({
    meta: { silent: true },
    onSuccess: onClose,
  });
  const wanted = title.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || rename.isPending) return;
    if (wanted === item.title) onClose();
    else rename.mutate({ caseId: item.id, title: wanted });
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !rename.isPending) onClose();
  };
  return (
    <form onSubmit={save} className="flex min-w-0 flex-1 flex-col gap-1.5">
      <h1 className="sr-only">{caseTitle(item)}</h1>
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="Case title"
          aria-invalid={rename.isError || undefined}
          aria-describedby={rename.isError ? 'case-title-error' : undefined}
          autoFocus
          autoComplete="off"
          maxLength={300}
          value={title}
          readOnly={rename.isPending}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={giveUp}
          className="max-w-2xl flex-1 basis-60 text-lg font-semibold"
        />
        <div className="flex gap-2">
          <Button type="submit" disabled={wanted === ''} busy={rename.isPending}>
            Save
          </Button>
          <Button variant="secondary" disabled={rename.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
      {rename.isError && (
        <p id="case-title-error" role="alert" className="text-sm font-medium text-danger">
          The title was not saved. {errorMessage(rename.error, CONNECTION_TEXT)}
        </p>
      )}
    </form>
  );
}
