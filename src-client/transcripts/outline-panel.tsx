import type { ReactNode } from 'react';
import { amount } from '#src/text/words.ts';
import { sourcePlace } from '#src/transcripts/cite.ts';
import type { Transcript } from '#src/transcripts/schema.ts';
import { spokenName, TYPE_WORDS } from './transcript-words.ts';
import type { TranscriptSearch } from './use-transcript-search.ts';

interface OutlinePanelProps {
  transcript: Transcript;
  search: TranscriptSearch;
  /** Brings a line into sight, by its place among all lines. */
  onGo(index: number): void;
  onHit(hit: number): void;
}

const MOST_SHOWN = 100;

/** What is in a transcript, each with its place: what was found, examinations, exhibits, facts. */
export function OutlinePanel({ transcript, search, onGo, onHit }: OutlinePanelProps) {
  const { examinations, exhibits, testimonyFrom, firstPage, lastPage } = transcript;
  const { hits, total } = search;
  return (
    <div className="flex flex-col gap-5 p-4">
      {total !== null && total > 0 && (
        <Section title={`Found ${amount(total, 'time')}`}>
          {hits.slice(0, MOST_SHOWN).map((hit, index) => (
            <Entry
              key={`${hit.index}-${hit.marks[0]?.from}`}
              place={hit.place}
              isCurrent={search.at === index}
              onPress={() => onHit(index)}
            >
              <span className="line-clamp-2 font-serif">
                {lastWords(hit.before)}
                <mark className="bg-due-soft text-ink underline decoration-due underline-offset-2">
                  {hit.match}
                </mark>
                {hit.after}
              </span>
            </Entry>
          ))}
          {total > MOST_SHOWN && (
            <li className="px-2 py-1 text-sm text-muted">
              The first {MOST_SHOWN} are listed. Next and previous go through{' '}
              {total > hits.length ? hits.length : 'all'}.
            </li>
          )}
        </Section>
      )}
      <Section title="Examinations">
        {testimonyFrom > 0 && examinations[0]?.index !== testimonyFrom && (
          <Entry place="" onPress={() => onGo(testimonyFrom)}>
            Where the record begins
          </Entry>
        )}
        {examinations.map((examination) => (
          <Entry
            key={examination.index}
            place={sourcePlace({ ...examination, sheet: 0 })}
            onPress={() => onGo(examination.index)}
          >
            {examination.title}
            {examination.examiner && <> by {spokenName(examination.examiner)}</>}
            {examination.witness && (
              <span className="block text-muted">{spokenName(examination.witness)}</span>
            )}
          </Entry>
        ))}
        {examinations.length === 0 && <li className="px-2 text-sm text-muted">None were found.</li>}
      </Section>
      {exhibits.length > 0 && (
        <Section title="Exhibits">
          {exhibits.map((exhibit) => (
            <Entry
              key={`${exhibit.index}-${exhibit.label}`}
              place={sourcePlace({ ...exhibit, sheet: 0 })}
              onPress={() => onGo(exhibit.index)}
            >
              {exhibit.label} {exhibit.action}
            </Entry>
          ))}
        </Section>
      )}
      <section>
        <h2 className="px-2 text-sm font-semibold">Details</h2>
        <dl className="mt-1 flex flex-col gap-1.5 px-2 text-sm">
          <Fact label="Type" value={transcript.transcriptType && TYPE_WORDS[transcript.transcriptType]} />
          <Fact label="Case" value={transcript.case} />
          <Fact label="On the record" value={transcript.duration} />
          <Fact label="Place" value={transcript.location} />
          <Fact label="Court reporter" value={transcript.courtReporter} />
          <Fact
            label="Printed pages"
            value={firstPage === null || lastPage === null ? null : `${firstPage} to ${lastPage}`}
          />
        </dl>
      </section>
    </div>
  );
}

const BEFORE = 28;

/** The end of what stands before a hit, by whole words. */
function lastWords(text: string): string {
  return text.length <= BEFORE ? text : `…${text.slice(-BEFORE).replace(/^\S*\s/, '')}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="px-2 text-sm font-semibold">{title}</h2>
      <ul className="mt-1 flex flex-col">{children}</ul>
    </section>
  );
}

interface EntryProps {
  place: string;
  isCurrent?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Entry({ place, isCurrent = false, onPress, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className="flex w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-sunken aria-[current]:bg-accent-soft touch:min-h-11"
        onClick={onPress}
      >
        <span className="min-w-0 flex-1">{children}</span>
        <span className="figures shrink-0 text-xs text-muted">{place}</span>
      </button>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
