import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import type { Analysis } from '#src/papers/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { type FindingSection, findingSections } from './finding-sections.ts';
import { FindingsList } from './findings-list.tsx';

/** What the analysis found, each with the passage it stands on. */
export function AnalysisFindings({ document, analysis }: { document: Document; analysis: Analysis }) {
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
      {findingSections(analysis).map((section) => (
        <Section key={section.title} document={document} section={section} />
      ))}
    </div>
  );
}

/** Closed, a section costs nothing, however much was found. */
function Section({ document, section }: { document: Document; section: FindingSection }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-control border border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="figures min-h-10 content-center px-3 text-sm font-medium touch:min-h-11">
        {section.title}{' '}
        <span className="font-normal text-muted">({section.sum ?? section.findings.length})</span>
      </summary>
      {isOpen && <FindingsList document={document} section={section} />}
    </details>
  );
}
