import { useEffect } from 'react';
import type { SuggestedTypes } from '#src/review/analysis-schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { refusalText } from './use-coding.ts';

interface AcceptDialogProps {
  caseId: string;
  ids: readonly string[];
  onAccept(groups: SuggestedTypes['groups']): void;
  onClose(): void;
}

/** The types that the analyses suggest for the chosen documents, before they are taken over. */
export function AcceptDialog({ caseId, ids, onAccept, onClose }: AcceptDialogProps) {
  const asked = trpc.review.suggestions.useMutation({ meta: { silent: true } });
  const { mutate } = asked;
  useEffect(() => mutate({ caseId, ids: [...ids] }), [mutate, caseId, ids]);
  const found = asked.data;
  const count = found?.groups.reduce((sum, group) => sum + group.ids.length, 0) ?? 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Accept the suggested document types"
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {count === 0 ? 'Close' : 'Cancel'}
          </Button>
          {found && count > 0 && (
            <Button
              onClick={() => {
                onAccept(found.groups);
                onClose();
              }}
            >
              {`Accept ${amount(count, 'suggestion')}`}
            </Button>
          )}
        </>
      }
    >
      {found === undefined ? (
        <p className="text-sm text-muted" role={asked.isError ? 'alert' : 'status'}>
          {asked.isError
            ? refusalText(asked.error, 'The suggestions could not be loaded. Please try again.')
            : 'Loading the suggestions...'}
        </p>
      ) : (
        <Suggestions found={found} count={count} />
      )}
    </Dialog>
  );
}

function Suggestions({ found, count }: { found: SuggestedTypes; count: number }) {
  const left = [
    found.coded > 0 && `${amount(found.coded, 'document')} with a type already: it stays.`,
    found.unsure > 0 &&
      `${amount(found.unsure, 'document')} without a sure suggestion: please look yourself.`,
    found.unread > 0 && `${amount(found.unread, 'document')} not analyzed yet.`,
  ].filter((line) => line !== false);
  return (
    <>
      {count === 0 && <p className="text-sm">There is nothing to accept.</p>}
      {count > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {found.groups.map(({ documentCategory, ids }) => (
            <li key={documentCategory} className="flex justify-between gap-4">
              <span>{documentCategory}</span>
              <span className="figures shrink-0 text-muted">{amount(ids.length, 'document')}</span>
            </li>
          ))}
        </ul>
      )}
      {left.map((line) => (
        <p key={line} className="figures mt-3 text-sm text-muted">
          {line}
        </p>
      ))}
    </>
  );
}
