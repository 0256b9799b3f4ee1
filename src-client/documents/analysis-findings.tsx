import type { Analysis, ComplaintAnalysis, Evidence, SummaryAnalysis } from '#src/analysis/schema.ts';
import type { Document } from '#src/documents/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { QuoteLink } from './quote-link.tsx';

interface Finding {
  key: string;
  /** Stands before the page, such as a paragraph's number. */
  label?: string;
  /** What was found; empty where the passage says it itself. */
  text: string;
  evidence: Evidence;
}

/** What the analysis found, each with the passage it stands on. */
export function AnalysisFindings({ document, analysis }: { document: Document; analysis: Analysis }) {
  const sections = analysis.type === 'complaint' ? complaintSections(analysis) : summarySections(analysis);
  const warnings = analysis.type === 'complaint' ? analysis.warnings : [];
  return (
    <div className="flex flex-col gap-2">
      {warnings.length > 0 && (
        <Alert tone="due" title="Please check">
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {sections
        .filter(({ findings }) => findings.length > 0)
        .map(({ title, findings }) => (
          <details key={title} className="rounded-control border border-line">
            <summary className="figures min-h-10 content-center px-3 text-sm font-medium touch:min-h-11">
              {title} <span className="font-normal text-muted">({findings.length})</span>
            </summary>
            <ul className="flex flex-col gap-3 border-t border-line p-3">
              {findings.map(({ key, label, text, evidence }) => (
                <li key={key} className="flex flex-col gap-1.5">
                  {text !== '' && text.trim() !== evidence.quote.trim() && (
                    <p className="text-sm wrap-anywhere">{text}</p>
                  )}
                  <QuoteLink
                    caseId={document.caseId}
                    documentId={document.id}
                    {...(label !== undefined && { label })}
                    quote={evidence}
                  />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}

interface Section {
  title: string;
  findings: Finding[];
}

function findings<Item>(items: readonly Item[], read: (item: Item) => Omit<Finding, 'key'>): Finding[] {
  return items.map((item, index) => ({ key: String(index), ...read(item) }));
}

function complaintSections(analysis: ComplaintAnalysis): Section[] {
  const caption = [analysis.court, analysis.caseNumber].filter((found) => found !== null);
  const venue = [...analysis.jurisdiction, ...analysis.venue];
  return [
    { title: 'Court and number', findings: findings(caption, (found) => found) },
    {
      title: 'Parties',
      findings: findings(analysis.parties, ({ name, role, evidence }) => ({
        text: `${name} (${role})`,
        evidence,
      })),
    },
    {
      title: 'Counts',
      findings: findings(analysis.claims, ({ number, title, statutes, evidence }) => ({
        text: [number ? `Count ${number}: ${title}` : title, ...statutes].join(' · '),
        evidence,
      })),
    },
    {
      title: 'Numbered allegations',
      findings: findings(analysis.factual_allegations, ({ number, text, page, start, end }) => ({
        ...(number && { label: `Paragraph ${number}` }),
        text: '',
        evidence: { page, start, end, quote: text, verified: true },
      })),
    },
    {
      title: 'Dates',
      findings: findings(analysis.timeline, ({ date, text, evidence }) => ({
        text: `${date}: ${text}`,
        evidence,
      })),
    },
    { title: 'Sums claimed', findings: findings(analysis.damages, (found) => found) },
    { title: 'Relief asked for', findings: findings(analysis.relief, (found) => found) },
    { title: 'Jurisdiction and venue', findings: findings(venue, (found) => found) },
    {
      title: 'Jury demand',
      findings: findings(analysis.jury_demand ? [analysis.jury_demand] : [], (found) => found),
    },
  ];
}

function summarySections(analysis: SummaryAnalysis): Section[] {
  const points = analysis.key_points.flatMap((text, index) => {
    const evidence = analysis.key_point_sources[index];
    return evidence ? [{ text, evidence }] : [];
  });
  return [
    { title: 'Key points', findings: findings(points, (found) => found) },
    {
      title: 'People and organisations',
      findings: findings(analysis.mentioned_parties, ({ name, role, evidence }) => ({
        text: role === 'other' ? name : `${name} (${role})`,
        evidence,
      })),
    },
    {
      title: 'Dates',
      findings: findings(analysis.timeline, ({ date, text, evidence }) => ({
        text: `${date}: ${text}`,
        evidence,
      })),
    },
  ];
}
