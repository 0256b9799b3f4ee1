import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import type { Evidence, LeadLine } from '#src/papers/schema.ts';
import { paths } from '../paths.ts';

/** The first sentences about a paper, each with the pages on which its words stand. */
export function AnalysisLead({ document, lines }: { document: Document; lines: readonly LeadLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="In short" className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3">
      {lines.map((line, index) => (
        <p key={line.text} className={index === 0 ? 'font-medium wrap-anywhere' : 'wrap-anywhere'}>
          {line.text}{' '}
          {pagesOf(line).map((source) => (
            <Link
              key={source.page}
              to={paths.document(document.caseId, document.id, source)}
              title={`“${source.quote.trim().replaceAll(/\s+/g, ' ')}”`}
              className="mr-2 inline-flex min-h-8 items-center text-sm whitespace-nowrap text-accent underline underline-offset-4 touch:min-h-11"
            >
              page {source.page}
              <span className="sr-only">: “{source.quote.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”</span>
            </Link>
          ))}
        </p>
      ))}
    </section>
  );
}

/** The first place on each page. */
function pagesOf({ sources }: LeadLine): Evidence[] {
  const pages = new Map<number, Evidence>();
  for (const source of sources) {
    if (source.verified && source.quote !== '' && !pages.has(source.page)) pages.set(source.page, source);
  }
  return [...pages.values()].sort((a, b) => a.page - b.page);
}
