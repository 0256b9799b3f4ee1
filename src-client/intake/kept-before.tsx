import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { KeptPaper } from '#src/intake/schema.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { StepHeading } from './intake-frame.tsx';

const LINK = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere';

const said = (kept: readonly KeptPaper[]) =>
  kept.every(({ isSameFile }) => isSameFile)
    ? 'You already kept this paper'
    : 'It looks like you already kept this paper';

interface KeptBeforeProps {
  kept: readonly KeptPaper[];
  onAgain(): void;
  isLeaving: boolean;
  /** The papers are not wanted a second time. */
  onLeave(caseId: string): void;
}

/** All of these papers are in a case of the person's: nothing is made a second time before they say so. */
export function KeptBefore({ kept, onAgain, isLeaving, onLeave }: KeptBeforeProps) {
  const [first] = kept;
  if (first === undefined) return null;
  return (
    <>
      <StepHeading>{said(kept)}</StepHeading>
      <p className="max-w-[60ch]">
        It is in your case “{first.caseTitle}”, with its days. You do not have to do it again.
      </p>
      <ul aria-label="Papers you kept" className="flex flex-col">
        {kept.map(({ documentId, caseId, title }) => (
          <li key={documentId}>
            <Link to={paths.document(caseId, documentId)} className={`${LINK} gap-2`}>
              <FileText aria-hidden="true" className="size-4 shrink-0" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Button size="large" busy={isLeaving} onClick={() => onLeave(first.caseId)}>
        Go to my case
      </Button>
      <Button variant="secondary" size="large" onClick={onAgain}>
        Go on all the same
      </Button>
      <p className="max-w-[60ch] text-sm text-muted">
        If you go on, nothing is counted twice. Of two days for one thing the earlier one stands.
      </p>
    </>
  );
}

/** The same beside what is new. */
export function KeptBeforeNote({ kept }: { kept: readonly KeptPaper[] }) {
  if (kept.length === 0) return null;
  return (
    <Alert title={said(kept)}>
      {kept.map(({ documentId, caseId, title, caseTitle }) => (
        <p key={documentId}>
          <Link to={paths.document(caseId, documentId)} className={LINK}>
            {title}, in “{caseTitle}”
          </Link>
        </p>
      ))}
      <p>It counts once. Of two days for one thing the earlier one stands.</p>
    </Alert>
  );
}
