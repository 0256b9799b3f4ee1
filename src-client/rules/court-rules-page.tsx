import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { Rule, RulesCourt } from '#src/rules/schema.ts';
import { amount } from '#src/text/words.ts';
import { readFailure } from '../lib/errors.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';
import { RuleCard } from './rule-card.tsx';
import { rulesFailed } from './rules-failure.ts';
import { DisputedMeaning, VerifiedMeaning } from './verified-meaning.tsx';

/** The rules of a court system, one under the other; the address may name one of them. */
export function CourtRulesPage() {
  const { court = '' } = useParams();
  const courts = trpc.rules.courts.useQuery(undefined, { meta: { silent: true } });
  const rules = trpc.rules.list.useQuery({ court }, { meta: { silent: true } });
  const { data, missing } = loaded({ courts, rules });
  const known = data?.courts.find(({ id, jurisdiction }) => id === court || jurisdiction === court);
  if (missing || known === undefined) {
    const isGone = missing === null || missing.isGone || readFailure(missing.error).code === 'BAD_REQUEST';
    return (
      <QueryScreen
        missing={{ error: missing?.error ?? null, retry: () => missing?.retry(), isGone }}
        waiting={{ heading: 'How we count', text: 'Loading the rules...' }}
        failed={rulesFailed}
      />
    );
  }
  return <CourtRules court={known} rules={data.rules} />;
}

function CourtRules({ court, rules }: { court: RulesCourt; rules: readonly Rule[] }) {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  // The browser looked for the place before the rules were there.
  useEffect(() => {
    // Keys are plain letters: an anchor that has to be decoded is none of them.
    const wanted = hash.slice(1);
    // Addresses of earlier releases name a rule by its title.
    const titled = rules.find(({ label }) => label.toLowerCase().replaceAll(' ', '_') === wanted);
    document.getElementById(titled?.key ?? wanted)?.scrollIntoView();
  }, [hash, rules]);
  const chosen = court.kinds.find(({ kind }) => kind === search.get('kind'));
  const shown = chosen === undefined ? rules : rules.filter(({ kinds }) => kinds.includes(chosen.kind));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{`${court.name} · How we count · Proceed`}</title>
      <PageHeader
        above={<Breadcrumb items={[{ label: 'How we count', to: paths.rules }, { label: court.name }]} />}
        title={court.name}
        description={`${amount(court.rules, 'rule')}, ${court.verified === 0 ? 'none verified yet' : `${court.verified} verified`}.`}
      />
      {court.notes.length > 0 && (
        <Alert tone="due" title="What we could not check">
          <ul className="flex flex-col gap-1.5">
            {court.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div data-furniture="" className="flex flex-col gap-3">
        <Field label="Kind of case" className="max-w-xs">
          <Select
            placeholder="Every kind"
            options={court.kinds.map(({ kind, label }) => ({ value: kind, label }))}
            value={chosen?.kind ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value === '' ? {} : { kind: value }, { replace: true, preventScrollReset: true })
            }
          />
        </Field>
        <p role="status" className="figures text-sm text-muted">
          {shown.length === rules.length
            ? `All ${amount(rules.length, 'rule')} shown`
            : `${shown.length} of ${amount(rules.length, 'rule')} shown`}
        </p>
        {shown.length > 1 && <RuleLinks rules={shown} />}
      </div>
      {shown.length === 0 && (
        <Empty title="No rules for this kind of case">Ask the clerk of the court about each time.</Empty>
      )}
      {shown.map((rule) => (
        <RuleCard key={rule.key} rule={rule} kinds={court.kinds} />
      ))}
      <VerifiedMeaning />
      {rules.some(({ status }) => status === 'disputed') && <DisputedMeaning />}
    </div>
  );
}

function RuleLinks({ rules }: { rules: readonly Rule[] }) {
  return (
    <Disclosure label="Go to a rule">
      <nav aria-label="Rules on this page">
        <ul className="mt-1 gap-x-6 pl-5.5 text-sm sm:columns-2">
          {rules.map(({ key, label }) => (
            <li key={key} className="break-inside-avoid">
              <a
                href={`#${key}`}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline touch:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}
