import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import { dayNumber, spell } from '#src/law/calendar-days.ts';
import type { Rule, RuleExample, RulesCourt } from '#src/rules/schema.ts';
import { RuleReadings } from '../timeline/rule-readings.tsx';
import { Badge } from '../ui/badge.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

interface RuleCardProps {
  rule: Rule;
  /** The kinds of case that the court's rules differ by. */
  kinds: RulesCourt['kinds'];
}

/** One rule: what it asks, by when, in whose words, and dates to count again. */
export function RuleCard({ rule, kinds }: RuleCardProps) {
  const { key, label, plain, due, landing, extension, moreTime, consequence } = rule;
  const fitting = kinds.filter(({ kind }) => rule.kinds.includes(kind)).map((kind) => kind.label);
  const facts = [
    { name: 'Which days count', value: landing },
    { name: 'How it was served', value: extension },
    { name: 'More time', value: moreTime },
    { name: 'If you miss it', value: consequence },
    { name: 'Kinds of case', value: fitting.join(', ') },
  ];
  return (
    <article
      id={key}
      aria-labelledby={`${key}-label`}
      className="flex scroll-mt-18 flex-col gap-5 rounded-card border border-line bg-surface p-4 break-inside-avoid sm:p-6"
    >
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={`${key}-label`} className="min-w-0 text-lg leading-snug font-semibold">
            <a href={`#${key}`} className="underline-offset-4 hover:underline">
              {label}
            </a>
          </h2>
          <RuleBadge status={rule.status} />
        </div>
        <p className="text-muted">{plain}</p>
        <p className="max-w-[56ch] text-xl leading-snug font-medium text-balance">{due}</p>
      </header>
      <RuleWords rule={rule} />
      <dl className="flex flex-col gap-3 text-[0.9375rem]">
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[9.5rem_1fr]">
              <dt className="text-sm leading-6 text-muted">{name}</dt>
              <dd className="max-w-[60ch]">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <OtherReadings readings={rule.readings} />
      <RuleNotes notes={rule.notes} />
      <div className="flex flex-col items-start gap-2">
        <WorkedDates examples={rule.examples} />
        <Mistake rule={rule} />
      </div>
    </article>
  );
}

function RuleBadge({ status }: Pick<Rule, 'status'>) {
  switch (status) {
    case 'verified':
      return (
        <Badge tone="done" icon={<CircleCheck aria-hidden="true" />}>
          Verified
        </Badge>
      );
    case 'disputed':
      return (
        <Badge tone="due" icon={<CircleHelp aria-hidden="true" />}>
          Disputed
        </Badge>
      );
    case 'unverified':
      return <Badge icon={<CircleDashed aria-hidden="true" />}>Not verified yet</Badge>;
  }
}

/** What others say of it; nothing of a rule that nobody reads otherwise. */
function OtherReadings({ readings }: Pick<Rule, 'readings'>) {
  if (readings.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <h3 className="font-medium">How others read it</h3>
      <RuleReadings readings={readings} />
    </div>
  );
}

/** The words of the rule, or that they were not read. */
function RuleWords({ rule: { text, source, citation } }: { rule: Rule }) {
  return (
    <figure className="border-l-2 border-line-strong pl-4">
      {text === null ? (
        <p className="max-w-[66ch] text-muted">
          We have not read its words in a published copy. Look it up, or ask the clerk.
        </p>
      ) : (
        <blockquote className="max-w-[66ch] font-serif whitespace-pre-line">“{text}”</blockquote>
      )}
      <figcaption className="mt-2 text-sm text-muted">
        <cite className="block font-medium text-ink not-italic">{citation}</cite>
        {source !== null && (
          <>
            From{' '}
            <a
              href={source.address}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere underline underline-offset-4 hover:text-ink"
            >
              {source.title}
            </a>
            , read on {spell(dayNumber(source.retrieved))}
          </>
        )}
      </figcaption>
    </figure>
  );
}

function RuleNotes({ notes }: Pick<Rule, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <h3 className="font-medium">Before you rely on it</h3>
      <ul className="figures flex max-w-[70ch] list-disc flex-col gap-1 pl-5 text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function WorkedDates({ examples }: { examples: readonly RuleExample[] }) {
  if (examples.length === 0) return <p className="text-sm text-muted">No dates are worked out for it yet.</p>;
  return (
    <Disclosure label={`Worked dates (${examples.length})`}>
      <ul className="figures mt-2 flex max-w-[70ch] flex-col gap-5 pl-5.5 text-sm">
        {examples.map(({ event, due, shows, steps }) => (
          <li key={`${event} ${due} ${shows}`}>
            <p>
              <span className="font-medium">
                From {spell(dayNumber(event))}: due {spell(dayNumber(due))}
              </span>
              <span className="block text-muted">{shows}</span>
            </p>
            <ol className="mt-1.5 flex list-decimal flex-col gap-1 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Mistake({ rule: { citation, record, hash } }: { rule: Rule }) {
  return (
    <Disclosure label="Report a mistake">
      <p className="max-w-[70ch] pl-5.5 text-sm text-muted">
        Write to whoever runs this site. Name rule {record.id} ({citation}, version {hash.slice(0, 8)}), and
        say what is wrong and where you read it. Until it is mended, go by the court’s own words.
      </p>
    </Disclosure>
  );
}
