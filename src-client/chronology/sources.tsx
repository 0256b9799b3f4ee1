import { Link } from 'react-router';
import { sourceInWords } from '#src/chronology/columns.ts';
import type { EventSource } from '#src/chronology/schema.ts';
import { paths } from '../paths.ts';

function pathOf(source: EventSource, caseId: string): string | null {
  switch (source.from) {
    case 'paper':
      return paths.document(caseId, source.documentId, source.place ?? undefined);
    case 'docket':
      return source.milestoneId === null ? null : paths.docket(caseId, source.milestoneId);
    case 'timeline':
      return paths.milestone(caseId, source.milestoneId);
  }
}

const keyOf = (source: EventSource) =>
  source.from === 'paper' ? `${source.documentId}:${source.place?.start ?? ''}` : JSON.stringify(source);

/** Where it stands, each a link to the place. */
export function Sources({ sources, caseId }: { sources: readonly EventSource[]; caseId: string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {sources.map((source) => {
        const to = pathOf(source, caseId);
        const words = sourceInWords(source);
        return (
          <li key={keyOf(source)} className="min-w-0">
            {to === null ? (
              <span className="text-muted">{words}</span>
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-6 items-center text-accent underline wrap-anywhere touch:min-h-11"
              >
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
