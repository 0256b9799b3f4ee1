import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { RulesCourt } from '#src/rules/schema.ts';
import { amount } from '#src/text/words.ts';
import { loaded, QueryScreen } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { courtsFailed } from './rules-failure.ts';
import { VerifiedMeaning } from './verified-meaning.tsx';

/** The courts by whose rules deadlines are counted here. */
export function CourtsPage() {
  const courts = trpc.rules.courts.useQuery(undefined, { meta: { silent: true } });
  const { data, missing } = loaded({ courts });
  if (missing) {
    return (
      <QueryScreen
        missing={missing}
        waiting={{ heading: 'How we count', text: 'Loading the courts...' }}
        failed={courtsFailed}
      />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-6 sm:px-6 sm:py-10">
      <title>How we count · Proceed</title>
      <PageHeader
        title="How we count deadlines"
        description="We count a deadline as the court does, by these rules. Each is here with its citation, its own words where we have read them, and dates you can count again by hand."
      />
      {data.courts.length === 0 ? (
        <Card>
          <Empty title="No rules yet">The courts whose rules we count by will be listed here.</Empty>
        </Card>
      ) : (
        <Card>
          <ul aria-label="Courts" className="divide-y divide-line">
            {data.courts.map((court) => (
              <li key={court.id}>
                <CourtRow court={court} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <VerifiedMeaning />
    </div>
  );
}

function CourtRow({ court: { id, name, rules, verified } }: { court: RulesCourt }) {
  return (
    <Link
      to={paths.rulesOf(id)}
      className="group flex min-h-16 items-center justify-between gap-4 px-4 py-3 hover:bg-sunken focus-visible:outline-offset-[-2px] sm:px-5"
    >
      <span className="min-w-0">
        <span className="block font-medium group-hover:underline group-hover:underline-offset-4">{name}</span>
        <span className="figures block text-sm text-muted">
          {amount(rules, 'rule')} · {verified === 0 ? 'none verified yet' : `${verified} verified`}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
