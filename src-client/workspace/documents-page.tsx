import { caseTitle } from '#src/cases/title.ts';
import { ReadingSummary } from '../documents/reading-summary.tsx';
import { CaseSearch } from '../search/case-search.tsx';
import { TimelineArea } from '../timeline/timeline-area.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useDocumentsArea } from './documents-layout.tsx';
import { NewestPapers } from './newest-papers.tsx';
import { SelectDocument } from './select-document.tsx';

/** The documents of a case with none open: search through all of them, or begin; and the timeline beside them. */
export function DocumentsPage() {
  const { caseId, item, documents } = useDocumentsArea();
  // The list stands beside the page from this width on.
  const isWide = useMediaQuery('(min-width: 64rem)');
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-6 sm:px-6">
      <title>{`Documents · ${item ? caseTitle(item) : 'Case'} · Proceed`}</title>
      <TimelineArea
        caseId={caseId}
        item={item}
        documents={
          <div className="flex flex-col gap-6">
            {documents && <ReadingSummary documents={documents} />}
            {documents?.length === 0 ? (
              <SelectDocument />
            ) : (
              <CaseSearch caseId={caseId}>
                {isWide || documents === undefined ? (
                  <SelectDocument />
                ) : (
                  <NewestPapers documents={documents} />
                )}
              </CaseSearch>
            )}
          </div>
        }
      />
    </div>
  );
}
