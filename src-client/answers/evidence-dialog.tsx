import { Check, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { type AnswerEvidence, type LedgerParagraph, MOST_EVIDENCE, MOST_QUOTE } from '#src/answers/schema.ts';
import type { SearchResult } from '#src/search/schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Marked } from '../ui/marked.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Waiting } from '../ui/waiting.tsx';

interface EvidenceDialogProps {
  caseId: string;
  paragraph: LedgerParagraph;
  onAttach(evidence: AnswerEvidence): void;
  onClose(): void;
}

/** Looks for a passage in the papers of the case and attaches it to the answer to one paragraph. */
export function EvidenceDialog({ caseId, paragraph, onAttach, onClose }: EvidenceDialogProps) {
  const [typed, setTyped] = useState('');
  // Nothing typed yet: passages with the words of the paragraph.
  const [query, setQuery] = useState(() => plainWords(paragraph.text));
  const isSuggested = typed.trim() === '';
  const found = trpc.documents.search.useQuery(
    { caseId, q: query },
    { enabled: query !== '', staleTime: 0, meta: { silent: true } },
  );
  // The complaint says what has to be answered: it is no evidence of the answer.
  const results = found.data?.results.filter(({ documentId }) => documentId !== paragraph.documentId);
  const isFull = paragraph.evidence.length >= MOST_EVIDENCE;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Evidence for paragraph ${paragraph.number}`}
      description="Find words in the papers of this case that bear out your answer. It stays on this page, for you; it is not filed."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <blockquote className="border-l-2 border-line-strong pl-3 font-serif text-sm wrap-anywhere text-muted">
          {paragraph.text}
        </blockquote>
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setQuery(typed.trim());
          }}
        >
          <SearchInput
            label="Search the papers of this case"
            value={typed}
            onChange={(text) => setTyped(text.slice(0, 500))}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            Search
          </Button>
        </form>
        {isFull && (
          <Alert tone="due">A paragraph takes {MOST_EVIDENCE} passages. Remove one to add another.</Alert>
        )}
        {isSuggested && results !== undefined && results.length > 0 && (
          <p className="text-sm text-muted">
            These passages share words with the paragraph. Attach one only if it bears out your answer.
          </p>
        )}
        <div role="status">
          {query !== '' && results?.length === 0 && (
            <p className="text-sm text-muted">
              {isSuggested
                ? 'No other paper of this case shares words with this paragraph. Search for words that you remember.'
                : `Nothing in the other papers of this case matches “${query}”. Try fewer or other words.`}
            </p>
          )}
        </div>
        {query !== '' && found.isPending && (
          <Waiting text="Searching..." blocks={['h-20 w-full', 'h-20 w-full']} />
        )}
        {found.isError && (
          <PanelFailure title="The search did not work" onRetry={() => void found.refetch()}>
            {errorMessage(found.error, CONNECTION_TEXT)}
          </PanelFailure>
        )}
        {results !== undefined && results.length > 0 && (
          <ol
            aria-label="Passages"
            className="flex flex-col divide-y divide-line rounded-card border border-line"
          >
            {results.map((hit) => (
              <Passage
                key={`${hit.documentId} ${hit.start}`}
                hit={hit}
                isAttached={paragraph.evidence.some(
                  ({ documentId, start }) => documentId === hit.documentId && start === hit.start,
                )}
                canAttach={!isFull}
                onAttach={() => onAttach(asEvidence(hit))}
              />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}

interface PassageProps {
  hit: SearchResult;
  isAttached: boolean;
  canAttach: boolean;
  onAttach(): void;
}

function Passage({ hit, isAttached, canAttach, onAttach }: PassageProps) {
  return (
    <li className="flex flex-col gap-2 p-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 font-medium wrap-anywhere">
          <PaperName filename={hit.filename} title={hit.title} />
        </span>
        <span className="figures text-muted">page {hit.page}</span>
      </p>
      <p className="line-clamp-4 font-serif text-sm wrap-anywhere">
        <Marked text={hit.quote} marks={hit.marks} />
      </p>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        disabled={isAttached || !canAttach}
        onClick={onAttach}
      >
        {isAttached ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {isAttached ? 'Attached' : 'Attach'}
      </Button>
    </li>
  );
}

const MOST_SEARCHED = 300;

/** Words alone: quotes, signs and colons mean something to the search. */
function plainWords(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, MOST_SEARCHED);
}

function asEvidence({
  documentId,
  filename,
  title,
  page,
  quote,
  start,
  end,
  verified,
}: SearchResult): AnswerEvidence {
  return { documentId, filename, title, page, quote: quote.slice(0, MOST_QUOTE), start, end, verified };
}
