import type { ReactNode } from 'react';
import { isLandlords, sendsFirst } from '#src/intake/own-paper.ts';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { dayNumber, spellShort } from '#src/law/calendar-days.ts';
import { ANSWER_DAY, DISPUTE, OUT_DAY, SALE_DAY, SAYS_ITSELF } from '#src/next/day-names.ts';
import { isMotionResponse } from '#src/next/motion-response.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { Helper, PrintedHelper } from '../help/help-row.tsx';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { DatePlate } from '../ui/date-plate.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ExplainedItems } from '../ui/explained.tsx';
import { CourtPlace, OtherDays, todayOf } from './beside-day.tsx';
import { DayActions } from './day-actions.tsx';
import { DaySheet } from './day-sheet.tsx';
import { IfNothing } from './if-nothing.tsx';
import { StepHeading } from './intake-frame.tsx';
import { OfferLines } from './named-days.tsx';
import { type Passed, PassedDay } from './passed-day.tsx';

interface DayStepProps {
  proposal: Proposal;
  answer: DayAnswer;
  /** The person's own day, where no day of the court says it. */
  today: string;
  /** 'Keep it', with what comes of it. */
  keep: ReactNode;
  onRemind(): void;
}

/** The day, as large as the screen; then why, where, and what to do with it. */
export function DayStep({ proposal, answer, today, keep, onRemind }: DayStepProps) {
  const { day, others, why, help } = answer;
  const days = [...(day === null ? [] : [day]), ...others];
  const { printed = [] } = proposal;
  const isLetter = proposal.asks === 'letter';
  // A trustee sells without a court: no clerk knows the day.
  const isSale = proposal.calls === 'stop-sale' && proposal.court.value === null;
  return (
    <>
      <div className="flex flex-col gap-5 print:hidden">
        <StepHeading>{headingOf(proposal, day)}</StepHeading>
        {day === null && why !== null && proposal.decision ? (
          <Note text={why} proposal={proposal} />
        ) : day === null ? (
          <NoDay why={why} proposal={proposal} />
        ) : (
          <FirstDay day={day} why={why} proposal={proposal} phone={answer.court.phone} />
        )}
        {others.length > 0 && <OtherDays days={others} hearings={proposal.hearings} />}
        <CourtPlace court={answer.court} place={day?.place ?? null} isLetter={isLetter} isSale={isSale} />
        {days.length > 0 && <DayActions {...{ proposal, answer, days, today, onRemind }} />}
        {keep}
        <FreeHelp
          help={help}
          printed={printed}
          isOpen={day === null || day.daysLeft < 0 || printed.length > 0}
        />
        <p className="text-sm text-muted">
          General information, not legal advice.
          {isSale ? ' Check the day with whoever sells.' : isLetter ? '' : ' Check the day with the clerk.'}
        </p>
      </div>
      <DaySheet proposal={proposal} answer={answer} days={days} />
    </>
  );
}

interface FirstDayProps {
  day: Day;
  why: string | null;
  proposal: Proposal;
  /** The court's. */
  phone: string | null;
}

/** The day that counts first, with what has to be known with it. */
function FirstDay({ day, why, proposal, phone }: FirstDayProps) {
  const isHearing = takesPlace(proposal, day);
  const hasPassed = day.daysLeft < 0;
  return (
    <>
      <div className="flex flex-col items-center gap-3 text-center">
        <p className="max-w-[30ch] font-serif text-xl leading-snug text-balance sm:text-2xl">
          {labelOf(day, { isHearing, isSentFirst: sendsFirst(proposal) })}
        </p>
        <DatePlate
          size="screen"
          date={day.date}
          time={isHearing ? null : day.time}
          today={todayOf(day)}
          isSure={day.isSure}
        />
      </div>
      {why !== null && <Note text={why} proposal={proposal} />}
      {proposal.asks === 'letter' && <LettersDay proposal={proposal} day={day} />}
      {hasPassed && <PassedDay of={passedOf(proposal, day, isHearing)} phone={phone} />}
      {day.aimFor !== null && !hasPassed && (
        <p className="text-center text-lg">
          Aim for <strong>{spellShort(dayNumber(day.aimFor))}</strong>. Then there is time if something goes
          wrong.
        </p>
      )}
      {!hasPassed &&
        (isHearing ||
          day.what === ANSWER_DAY ||
          isMotionResponse(day.what) ||
          proposal.command === 'subpoena') && (
          <IfNothing proposal={proposal} day={day} isHearing={isHearing} />
        )}
      {!day.isSure && <Warnings warnings={day.warnings} />}
      <WhyThisDay day={day} />
    </>
  );
}

interface FreeHelpProps extends Pick<DayAnswer, 'help'> {
  printed: NonNullable<Proposal['printed']>;
  isOpen: boolean;
}

function FreeHelp({ help, printed, isOpen }: FreeHelpProps) {
  return (
    <Disclosure label="Free help near you" open={isOpen}>
      <h2 className="sr-only">Free help near you</h2>
      {help.note !== null && <p className="pl-5.5 text-sm text-muted">{help.note}</p>}
      <ul className="flex flex-col gap-4 py-2 pl-5.5">
        {printed.map((each) => (
          <PrintedHelper key={each.phone ?? each.name} help={each} />
        ))}
        {help.help.map((each) => (
          <Helper key={each.name} help={each} />
        ))}
      </ul>
    </Disclosure>
  );
}

function headingOf({ asks }: Proposal, day: Day | null): string {
  if (day !== null) return 'Your day';
  if (asks === 'letter') return 'No day at a court';
  return asks === 'filed-when' ? 'Your next step' : 'We cannot say your day yet';
}

function labelOf(
  { what, time }: Day,
  { isHearing, isSentFirst }: { isHearing: boolean; isSentFirst: boolean },
): string {
  if (what === ANSWER_DAY)
    return isSentFirst
      ? 'Send your written answer to the other side by'
      : 'Your written answer must be at the court by';
  if (SAYS_ITSELF.has(what)) return isHearing && time !== null ? `${what}, at ${timeOfDay(time)}` : what;
  if (!isHearing) return `${what} by`;
  return time === null ? `${what}: be at the court on` : `${what}: be at the court at ${timeOfDay(time)} on`;
}

/** What kind of day it is that has passed. */
function passedOf(proposal: Proposal, day: Day, isHearing: boolean): Passed {
  if (proposal.asks === 'letter') return isLandlords(proposal) ? 'landlord' : 'letter';
  if (proposal.command !== undefined) return 'paper';
  if (day.what === SALE_DAY) return 'sale';
  if (isHearing) return 'hearing';
  if (day.what === ANSWER_DAY) return 'answer';
  if (proposal.sendBack) return 'form';
  if (!proposal.decision) return 'paper';
  return day.what === OUT_DAY ? 'out' : 'judgment';
}

/** What has to be known with the day: who is served by it, or what comes first. */
function Note({ text, proposal }: { text: string; proposal: Proposal }) {
  return (
    <Alert tone={proposal.decision ? 'danger' : 'due'} title="Please read this">
      <p className="text-base">{text}</p>
    </Alert>
  );
}

/** What a letter's day is and is not, with what is given up by doing what it asks. */
function LettersDay({ proposal, day }: { proposal: Proposal; day: Day }) {
  if (isLandlords(proposal)) return null;
  const traps = [...new Set(proposal.offers.flatMap(({ warning }) => warning ?? []))];
  const what = day.what === DISPUTE ? 'The letter says that you have this right.' : 'This is what they ask.';
  return (
    <Alert tone={traps.length > 0 ? 'due' : 'info'} title={traps.length > 0 ? 'Please read this' : what}>
      <div className="flex flex-col gap-1 text-base">
        <p>
          {traps.length > 0 && `${what} `}It is no day of a court
          {proposal.caseNumber.value === null && proposal.court.value === null
            ? ', and nothing has been filed that we know of.'
            : '.'}
        </p>
        {traps.map((trap) => (
          <p key={trap} className="font-medium">
            {trap}
          </p>
        ))}
      </div>
    </Alert>
  );
}

function NoDay({ why, proposal }: { why: string | null; proposal: Proposal }) {
  if (proposal.asks !== 'letter') {
    return (
      <Alert tone="due" title="Please do this now">
        <p className="text-base">
          {why ?? 'Call the clerk of the court with the number on the paper and ask by when you must answer.'}
        </p>
      </Alert>
    );
  }
  return (
    <>
      <Alert
        title={
          isLandlords(proposal) ? 'This is not from a court' : 'This is a letter, not an order of a court'
        }
      >
        <p className="text-base">
          {!isLandlords(proposal) &&
          proposal.signsJudgment !== true &&
          proposal.offers.some(({ until }) => until !== null)
            ? 'It asks you for something by a day of its own. That is no day of a court. Keep it, with its envelope, and look at your mail for papers of a court.'
            : (why ?? 'Keep it, with its envelope, and look at your mail for papers of a court.')}
        </p>
      </Alert>
      {proposal.offers.length > 0 && (
        <section aria-label="What it asks">
          <h2 className="mb-2 font-semibold">What it asks</h2>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              <OfferLines proposal={proposal} sourceOf={() => null} />
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

/** So many doubts stand with the day, those of this paper first; what the rule adds stands with the steps. */
const SHOWN = 3;

function Warnings({ warnings: all }: { warnings: readonly string[] }) {
  const warnings = all.slice(0, SHOWN);
  if (warnings.length === 0) return null;
  return (
    <Alert tone="due" title="Please check">
      <ul className="flex list-disc flex-col gap-1 pl-4 text-base">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}

function WhyThisDay({ day: { steps, citation, warnings, isSure } }: { day: Day }) {
  const notes = isSure ? warnings : warnings.slice(SHOWN);
  if (steps.length === 0 && citation === null && notes.length === 0) return null;
  return (
    <Disclosure label="Why this day">
      <ol className="figures flex max-w-[70ch] list-decimal flex-col gap-1.5 py-1 pl-10">
        <ExplainedItems items={steps} />
      </ol>
      {citation !== null && <p className="pl-5.5 text-sm text-muted">Rule: {citation}</p>}
      {notes.length > 0 && (
        <ul className="flex max-w-[70ch] list-disc flex-col gap-1 py-2 pl-10 text-sm">
          <ExplainedItems items={notes} />
        </ul>
      )}
    </Disclosure>
  );
}
