import { Copy, FileText, Quote, X } from 'lucide-react';
import { Link } from 'react-router';
import { amount } from '#src/text/words.ts';
import { citation } from '#src/transcripts/cite.ts';
import type { Transcript, TranscriptLine } from '#src/transcripts/schema.ts';
import { paths } from '../paths.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

interface SelectionBarProps {
  transcript: Transcript;
  count: number;
  /** Those of the chosen lines that are at hand; the first and the last are as a rule. */
  lines: readonly TranscriptLine[];
  onCopy(what: 'quotation' | 'citation'): void;
  onClear(): void;
}

/** What can be done with chosen lines; says how they are cited. */
export function SelectionBar({ transcript, count, lines, onCopy, onClear }: SelectionBarProps) {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return null;
  const cited = citation(transcript, lines);
  return (
    <section
      aria-label="Chosen lines"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-3 py-2 sm:px-4"
    >
      <p className="min-w-0 flex-1 basis-48" role="status">
        <span className="figures block truncate font-medium">{cited}</span>
        <span className="block text-xs text-muted">
          {amount(count, 'line')}
          <span className="touch:hidden"> · Shift-click another line to choose up to it</span>
          <span className="hidden touch:inline"> · Touch another line to choose up to it</span>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => onCopy('quotation')}>
          <Quote aria-hidden="true" />
          Copy Quotation
        </Button>
        <Button variant="secondary" size="small" onClick={() => onCopy('citation')}>
          <Copy aria-hidden="true" />
          <span className="max-sm:sr-only">Copy Citation</span>
        </Button>
        <Link
          to={paths.document(transcript.caseId, transcript.documentId, {
            page: first.sheet,
            start: first.start,
            end: last.end,
          })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <FileText aria-hidden="true" />
          <span className="max-sm:sr-only">Open in Document</span>
        </Link>
        <IconButton label="Clear the choice" icon={<X aria-hidden="true" />} onClick={onClear} />
      </div>
    </section>
  );
}
