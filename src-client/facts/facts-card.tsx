import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import type { DocumentFacts, Fact } from '#src/facts/schema.ts';
import { amount } from '#src/text/words.ts';
import { useToday } from '../law/use-today.ts';
import { trpc } from '../lib/trpc.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CorrectFactDialog } from './correct-fact-dialog.tsx';
import { FactRow } from './fact-row.tsx';
import { factSections, leadingFacts } from './fact-sections.ts';
import { PaperGaps } from './paper-gaps.tsx';

/** What a paper says: by when, what happens otherwise, which sums, who; each with its words, to confirm or to correct. */
export function FactsCard({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const { id } = document;
  const found = trpc.facts.ofDocument.useQuery({ id }, { meta: { silent: true } });
  const [correcting, setCorrecting] = useState<Fact | null>(null);
  return (
    <Card aria-label="What this paper says">
      <CardHeader
        title="What this paper says"
        description="Read from its own words. Check each against the page before you rely on it."
      />
      <CardBody className="flex flex-col gap-5">
        {found.data ? (
          <Found document={document} found={found.data} canEdit={canEdit} onCorrect={setCorrecting} />
        ) : found.isError ? (
          <PanelFailure
            title="What this paper says could not be loaded"
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Waiting text="Loading what this paper says" blocks={['h-4 w-1/4', 'h-4 w-full', 'h-4 w-3/4']} />
        )}
      </CardBody>
      {correcting && <CorrectFactDialog fact={correcting} onClose={() => setCorrecting(null)} />}
    </Card>
  );
}

/** What has a day is shown with its words at once: nobody should confirm it without them. */
const DAYS: ReadonlySet<Fact['kind']> = new Set(['deadline', 'hearing', 'offer']);

function isUnseen(fact: Fact, { unseen = [] }: DocumentFacts['completeness']): boolean {
  return unseen.some(({ start, end }) => start < fact.end && end > fact.start);
}

interface FoundProps {
  document: Document;
  found: DocumentFacts;
  canEdit: boolean;
  onCorrect(fact: Fact): void;
}

function Found({ document, found, canEdit, onCorrect }: FoundProps) {
  const { facts, unplaced, isRead, completeness, acknowledgedAt } = found;
  const sections = factSections(facts);
  const dismissed = facts.filter(({ status }) => status === 'dismissed');
  const today = useToday(null);
  const leading = leadingFacts(sections, today);
  const [isWhole, setWhole] = useState(false);
  const rowOf = (fact: Fact, isShort: boolean) => (
    <FactRow
      key={fact.id}
      caseId={document.caseId}
      fact={fact}
      canEdit={canEdit}
      isUnseen={isUnseen(fact, completeness)}
      isShort={isShort}
      onCorrect={onCorrect}
    />
  );
  const row = (fact: Fact) => rowOf(fact, false);
  const count = sections.reduce((sum, section) => sum + section.facts.length, 0);
  if (!isRead && facts.length === 0) {
    return <p className="text-muted">It appears here once the paper has been read.</p>;
  }
  return (
    <>
      {isRead && (
        <PaperGaps
          documentId={document.id}
          problems={completeness.problems}
          isAcknowledged={acknowledgedAt !== null}
          canEdit={canEdit}
          missing={
            acknowledgedAt === null
              ? 'What stands there is missing below, and in everything that is made from this paper.'
              : 'What stands there is missing below.'
          }
        />
      )}
      {sections.length === 0 && (
        <p className="text-muted">
          We found no day, sum or name in the {amount(completeness.pagesRead, 'page')} that we could read.
          Read the paper yourself before you rely on that.
        </p>
      )}
      {leading !== null && (
        <div className="flex flex-col gap-2">
          {!isWhole && (
            <section aria-label="First of all">
              <ul className="flex flex-col divide-y divide-line">
                {leading.map((fact) => rowOf(fact, !DAYS.has(fact.kind)))}
              </ul>
            </section>
          )}
          <Button
            variant="secondary"
            className="self-start"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show only what binds first' : `Show all ${count}`}
          </Button>
        </div>
      )}
      {(leading === null || isWhole ? sections : []).map(({ title, facts: shown }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-accent">{title}</h3>
          <ul className="flex flex-col divide-y divide-line">{shown.map(row)}</ul>
        </section>
      ))}
      {unplaced.length > 0 && (
        <Disclosure
          label={`${amount(unplaced.length, 'more day or period', 'more days and periods')} named, of which we do not know what they mean`}
        >
          <ul className="mt-2 flex flex-col gap-2">
            {unplaced.map((place) => (
              <li key={place.start}>
                <QuoteLink
                  caseId={document.caseId}
                  documentId={document.id}
                  quote={{ ...place, verified: true }}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {dismissed.length > 0 && (
        <Disclosure label={`${dismissed.length} put aside as not so`}>
          <ul className="flex flex-col divide-y divide-line">{dismissed.map(row)}</ul>
        </Disclosure>
      )}
    </>
  );
}
