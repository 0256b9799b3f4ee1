import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { inlineField } from './code-cards.tsx';
import { InlineEdit } from './inline-edit.tsx';
import { partyText, percentOf } from './review-words.ts';
import type { Coding, EditedField } from './use-coding.ts';
import type { InlineEditing } from './use-inline-edit.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

interface AnalysisCardsProps {
  document: ReviewDocument;
  /** Undefined while it is on its way. */
  details: DiscoveryDocument | undefined;
  isAnalyzing: boolean;
  canEdit: boolean;
  editing: InlineEditing<EditedField>;
  coding: Coding;
}

/** What the analysis says of a document; a skeleton while it runs, a note while there is none. */
export function AnalysisCards(props: AnalysisCardsProps) {
  const { document, details, isAnalyzing } = props;
  if (isAnalyzing) return <AnalyzingCard />;
  if (details?.aiAnalysis) {
    return (
      <>
        <SummaryCard {...props} details={details} />
        <ClassificationCard {...props} details={details} />
      </>
    );
  }
  if (details === undefined && document.isAnalyzed) {
    return <Waiting text="Loading the analysis" blocks={['h-40 w-full']} />;
  }
  return <Alert>Click "Analyze Document" to generate an AI-powered summary and classification.</Alert>;
}

function AnalyzingCard() {
  return (
    <Card>
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            <Sparkles aria-hidden="true" className="size-4 text-accent" />
            Analyzing Document...
          </span>
        }
      />
      <CardBody>
        <Waiting
          text="Analyzing Document..."
          blocks={['h-4 w-2/3', 'h-4 w-full', 'h-4 w-11/12', 'h-4 w-1/2']}
        />
      </CardBody>
    </Card>
  );
}

type WithDetails = AnalysisCardsProps & { details: DiscoveryDocument };

function SummaryCard({ document, details, canEdit, editing, coding }: WithDetails) {
  const summary = details.aiAnalysis?.summary;
  const own = details.aiAnalysisSummary;
  const text = own ?? summary?.summary ?? '';
  return (
    <Card className="border-l-4 border-l-accent">
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            <Sparkles aria-hidden="true" className="size-4 text-accent" />
            AI Document Summary
          </span>
        }
        description={
          own === null ? 'Written by the analysis. Check it against the document.' : 'Edited by a reviewer.'
        }
      />
      <CardBody className="flex flex-col gap-4">
        {summary?.title && <h3 className="font-semibold wrap-anywhere">{summary.title}</h3>}
        <InlineEdit
          label="Summary"
          control="lines"
          value={editing.startOf('summary', text)}
          isEditing={editing.isEditing('summary')}
          canEdit={canEdit}
          onEdit={() => editing.begin('summary')}
          onCancel={() => editing.end('summary')}
          onTyped={(typed) => editing.typed('summary', typed)}
          onSave={(typed) => {
            editing.end('summary');
            if (typed.trim() === text.trim()) return;
            // Emptied, or the analysis's own words again: nothing of the reviewer's is kept.
            const isOwn = typed.trim() !== '' && typed.trim() !== summary?.summary.trim();
            coding.editSummary(document, isOwn ? typed.trim() : null, () => editing.keep('summary', typed));
          }}
        >
          <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{text || 'No summary available'}</p>
        </InlineEdit>
        {summary && summary.key_points.length > 0 && (
          <Part title="Key Points">
            <ul className="flex max-w-[70ch] list-disc flex-col gap-1 pl-5">
              {summary.key_points.map((point) => (
                <li key={point} className="wrap-anywhere">
                  {point}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {summary && summary.main_topics.length > 0 && (
          <Part title="Main Topics">
            <Badges texts={summary.main_topics} />
          </Part>
        )}
        {summary?.legal_significance && (
          <Part title="Legal Significance">
            <p className="max-w-[70ch] wrap-anywhere">{summary.legal_significance}</p>
          </Part>
        )}
        {summary?.dates && summary.dates.length > 0 && (
          <Part title="Dates">
            <ul className="flex max-w-[70ch] flex-col gap-1">
              {summary.dates.map(({ date, text: words }) => (
                <li key={date} className="wrap-anywhere">
                  <span className="figures font-medium">{DAY.format(new Date(`${date}T00:00:00Z`))}</span>
                  {words === '' ? '' : ` · ${words}`}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {summary && summary.mentioned_parties.length > 0 && (
          <Part title="Mentioned Parties">
            <Badges texts={summary.mentioned_parties.map(partyText)} />
          </Part>
        )}
      </CardBody>
    </Card>
  );
}

function ClassificationCard(props: WithDetails) {
  const { document, details } = props;
  const classification = details.aiAnalysis?.classification;
  const percent = percentOf(classification?.confidence_score ?? 0);
  return (
    <Card className="border-l-4 border-l-accent">
      <CardHeader
        title="Classification"
        description="A suggestion: what a document is coded as is your decision."
      />
      <CardBody className="grid gap-4 @md:grid-cols-2">
        <Part title="Suggested Category">
          <p className="wrap-anywhere">{classification?.suggested_category || 'Unknown'}</p>
        </Part>
        <Part title="Document Type">
          <p className="wrap-anywhere">{classification?.document_type || 'Unknown'}</p>
        </Part>
        <Part title="Confidence Score">
          <div className="flex items-center gap-3">
            <Progress label="Confidence Score" value={percent} className="flex-1" />
            <span className="figures text-sm">{percent}%</span>
          </div>
        </Part>
        <Part title="Document Custodian">
          <InlineEdit
            label="Document Custodian"
            control="text"
            placeholder="Who kept it"
            {...inlineField(props, 'custodian')}
          >
            <p className={document.custodian === null ? 'text-muted' : 'wrap-anywhere'}>
              {document.custodian ?? 'Not assigned'}
            </p>
          </InlineEdit>
        </Part>
      </CardBody>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {children}
    </section>
  );
}

function Badges({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(texts)].map((text) => (
        <li key={text} className="min-w-0">
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
