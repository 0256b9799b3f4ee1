import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { QuoteLink } from '../text/quote-link.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchInput } from '../ui/search-input.tsx';
import type { Finding, FindingSection } from './finding-sections.ts';

const AT_ONCE = 40;
/** From so many on, a list can be searched. */
const MANY = 12;

/** The findings of one section, each a way to its passage; long lists come in portions and can be searched. */
export function FindingsList({ document, section }: { document: Document; section: FindingSection }) {
  const { title, findings, isTimeline = false } = section;
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(AT_ONCE);
  const matching = findings.filter((finding) => matches(finding, typed));
  const shown = matching.slice(0, limit);
  const left = matching.length - shown.length;
  return (
    <div className="flex flex-col gap-3 border-t border-line p-3">
      {findings.length >= MANY && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-48 flex-1">
            <SearchInput
              label={`Search in ${title.toLowerCase()}`}
              placeholder={title === 'Numbered allegations' ? 'A number or a word...' : 'A word...'}
              value={typed}
              onChange={(value) => {
                setTyped(value);
                setLimit(AT_ONCE);
              }}
            />
          </div>
          {typed.trim() !== '' && (
            <p className="figures text-sm text-muted" aria-live="polite">
              {matching.length} of {findings.length}
            </p>
          )}
        </div>
      )}
      {matching.length === 0 && <p className="text-sm text-muted">Nothing here matches.</p>}
      <ul
        aria-label={title}
        className={classNames('flex flex-col gap-3', isTimeline && 'border-l-2 border-line pl-4')}
      >
        {shown.map(({ key, label, text, evidence }) => (
          <li key={key} className="relative flex flex-col gap-1.5 [contain-intrinsic-size:auto_6rem]">
            {isTimeline && (
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[1.4rem] size-2.5 rounded-full border-2 border-accent bg-surface"
              />
            )}
            {isTimeline && <p className="figures text-sm font-semibold">{label}</p>}
            {text !== '' && <p className="text-sm wrap-anywhere">{text}</p>}
            <QuoteLink
              caseId={document.caseId}
              documentId={document.id}
              {...(label !== undefined && !isTimeline && { label })}
              quote={evidence}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="small" onClick={() => setLimit(limit + AT_ONCE)}>
            Show {Math.min(AT_ONCE, left)} more
          </Button>
          <p className="figures text-sm text-muted">
            {shown.length} of {matching.length}
          </p>
        </div>
      )}
    </div>
  );
}

/** A number finds the paragraph of that number, words what holds them. */
function matches({ label, text, evidence }: Finding, typed: string): boolean {
  const needle = typed.trim().toLowerCase();
  if (needle === '') return true;
  if (/^\d+[a-z]?$/.test(needle) && label?.startsWith('Paragraph ')) {
    return label.slice('Paragraph '.length).toLowerCase() === needle;
  }
  return `${label ?? ''} ${text} ${evidence.quote.replaceAll(/\s+/g, ' ')}`.toLowerCase().includes(needle);
}
