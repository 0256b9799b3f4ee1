import { X } from 'lucide-react';
import type { AnswerEvidence } from '#src/answers/schema.ts';
import { PaperTitle, spokenTitle } from '../papers/paper-name.tsx';
import { QuoteLink } from '../text/quote-link.tsx';
import { IconButton } from '../ui/button.tsx';

interface EvidenceListProps {
  caseId: string;
  evidence: readonly AnswerEvidence[];
  /** Left out for who may not change it. */
  onRemove?: ((evidence: AnswerEvidence) => void) | undefined;
}

/** Passages of the case's own papers that bear out an answer; each opens its page with the passage marked. */
export function EvidenceList({ caseId, evidence, onRemove }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <ul aria-label="Evidence" className="flex flex-col gap-1.5">
      {evidence.map((each) => (
        <li key={`${each.documentId} ${each.start} ${each.quote}`} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <QuoteLink
              caseId={caseId}
              documentId={each.documentId}
              label={<PaperTitle filename={each.filename} title={each.title} />}
              quote={each}
            />
          </div>
          {onRemove && (
            <IconButton
              label={`Remove the passage of ${spokenTitle(each)}`}
              variant="danger-quiet"
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(each)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
