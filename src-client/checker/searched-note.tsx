import { Link } from 'react-router';
import type { DraftChecked, UnreadDocument } from '#src/checker/schema.ts';
import { amount } from '#src/text/words.ts';
import { PaperTitle } from '../papers/paper-name.tsx';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const WHY: Readonly<Record<UnreadDocument['status'], string>> = {
  queued: 'not read yet',
  reading: 'still being read',
  failed: 'could not be read',
  'no-text': 'no words were found in it',
};

interface SearchedNoteProps {
  caseId: string;
  result: Pick<DraftChecked, 'searched' | 'unread'>;
}

/** Where the draft was looked up, and where it could not be. */
export function SearchedNote({ caseId, result: { searched, unread } }: SearchedNoteProps) {
  if (unread.total === 0) {
    return (
      <p className="text-sm text-muted">
        {searched === 0
          ? 'This case has no documents yet: only what is entered in the case and our library were looked at.'
          : `Looked at: ${amount(searched, 'document')}, what is entered in the case, and our library of rules.`}
      </p>
    );
  }
  const rest = unread.total - unread.listed.length;
  return (
    <Alert
      tone="due"
      title={`${amount(unread.total, 'document')} ${unread.total === 1 ? 'was' : 'were'} not looked at`}
    >
      <p>
        What stands only there is called ‘not found in what was read’ here. {amount(searched, 'document')}{' '}
        {searched === 1 ? 'was' : 'were'} looked at.
      </p>
      <Disclosure label={unread.total === 1 ? 'Which one' : 'Which ones'}>
        <ul className="mt-1 flex flex-col gap-1">
          {unread.listed.map(({ id, filename, title, status }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={paths.document(caseId, id)} className="underline underline-offset-2">
                <PaperTitle filename={filename} title={title} />
              </Link>
              : {WHY[status]}
            </li>
          ))}
          {rest > 0 && <li>and {amount(rest, 'other')}</li>}
        </ul>
      </Disclosure>
    </Alert>
  );
}
