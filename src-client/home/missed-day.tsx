import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { officesOfCase } from '#src/law/courts/offices-of-case.ts';
import { missedSteps } from '#src/next/missed-day.ts';
import { phoneLink } from '#src/participants/contact-links.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { useCourtRecord } from './use-court-record.ts';
import type { DueDeadline } from './use-next.ts';

const MOST_HELPERS = 2;

/** What still helps after a day has passed, in the order in which it is done. */
export function MissedDay({ deadline }: { deadline: DueDeadline }) {
  const { id, caseId } = deadline;
  const { role } = useUser();
  const action = {
    clerk: <Clerk caseId={caseId} />,
    answer: (
      <Link to={paths.answer(caseId)} className={buttonClass({ size: 'small' })}>
        Write the answer
      </Link>
    ),
    discovery: (
      <Link to={paths.milestone(caseId, id)} className="inline-flex items-center underline touch:min-h-11">
        Open this deadline
      </Link>
    ),
    rules: <CourtRules caseId={caseId} />,
    help: <Helpers caseId={caseId} />,
  } as const;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">The day has passed. Do this today:</p>
      <ol className="flex max-w-[66ch] list-decimal flex-col gap-3 pl-5">
        {missedSteps(deadline, role).map(({ text, act }) => (
          <li key={text}>
            <p>{text}</p>
            {act && <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">{action[act]}</div>}
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        Was it done in time? Open the deadline and mark it as done. This is general information, not legal
        advice.
      </p>
    </div>
  );
}

function Call({ number, children }: { number: string; children: ReactNode }) {
  const link = phoneLink(number);
  if (link === null) return <span className="figures">{children}</span>;
  return (
    <a
      href={link}
      className="figures inline-flex min-h-11 items-center gap-2 font-medium text-accent underline"
    >
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </a>
  );
}

function useCase(caseId: string) {
  const cases = trpc.cases.listWithParticipants.useQuery(undefined, { meta: { silent: true } });
  return cases.data?.find(({ id }) => id === caseId);
}

/** The telephone of the court, where somebody read it. */
function Clerk({ caseId }: { caseId: string }) {
  const item = useCase(caseId);
  const { record } = useCourtRecord(item);
  const offices =
    item === undefined || record === undefined
      ? []
      : officesOfCase(record.offices, { ...item, court: record.court }).named;
  const [office, ...others] = offices;
  if (office?.phone && others.length === 0) {
    return (
      <Call number={office.phone}>
        {office.phone}, {office.place}
      </Call>
    );
  }
  return (
    <Link
      to={`${paths.selectedCase(caseId)}#your-court`}
      className="inline-flex items-center underline touch:min-h-11"
    >
      Your court and its telephone
    </Link>
  );
}

function CourtRules({ caseId }: { caseId: string }) {
  const rulesAt = useCourtRecord(useCase(caseId)).record?.rulesAt ?? null;
  return (
    <Link to={rulesAt ?? paths.rules} className="inline-flex items-center underline touch:min-h-11">
      The rules of the court and their days
    </Link>
  );
}

function Helpers({ caseId }: { caseId: string }) {
  const { data } = trpc.next.ofCase.useQuery({ caseId }, { meta: { silent: true } });
  const helpers = data?.help.filter(({ phone }) => phone !== undefined).slice(0, MOST_HELPERS) ?? [];
  return (
    <>
      {helpers.map(
        ({ name, phone }) =>
          phone !== undefined && (
            <Call key={name} number={phone}>
              {name}, {phone}
            </Call>
          ),
      )}
      <Link
        to={`${paths.selectedCase(caseId)}#who-helps`}
        className="inline-flex items-center underline touch:min-h-11"
      >
        Who can help
      </Link>
    </>
  );
}
