import { Bell, CalendarPlus, Printer } from 'lucide-react';
import { calendarSummary } from '#src/calendar/summary.ts';
import { calendarUid } from '#src/intake/calendar-uid.ts';
import { CARD } from '#src/intake/card-lines.ts';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { courtTimeZone, momentIn } from '#src/law/court-time.ts';
import { ANSWER_DAY } from '#src/next/day-names.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { Button } from '../ui/button.tsx';
import { todayOf } from './beside-day.tsx';
import { calendarFile } from './day-calendar.ts';

interface DayActionsProps {
  proposal: Proposal;
  answer: DayAnswer;
  /** That of the screen first. */
  days: readonly Day[];
  /** The person's own day, where no day of the court says it. */
  today: string;
  onRemind(): void;
}

/** What keeps a day in mind with no account: a calendar and a sheet; a reminder takes one. */
export function DayActions({ proposal, answer, days, today, onRemind }: DayActionsProps) {
  const addToCalendar = async () =>
    saveFile(
      await calendarFile(
        entriesOf(proposal, answer, days),
        answer.day === null ? today : todayOf(answer.day),
      ),
    );
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <Button variant="secondary" className="max-sm:col-span-2" onClick={() => void addToCalendar()}>
        <CalendarPlus aria-hidden="true" />
        Put it in my calendar
      </Button>
      <Button variant="secondary" className="max-sm:px-2" onClick={onRemind}>
        <Bell aria-hidden="true" />
        Remind me
      </Button>
      <Button variant="secondary" className="max-sm:px-2" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print for the fridge
      </Button>
    </div>
  );
}

function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function entriesOf(proposal: Proposal, answer: DayAnswer, days: readonly Day[]) {
  const notes = notesOf(proposal, answer);
  const zone = courtTimeZone(proposal.state.value);
  const isStateKnown = proposal.state.value !== null && proposal.state.certainty !== 'unsure';
  return days.map((each) => ({
    date: each.date,
    // Without the state it is not known whose clock the hour is of: then the whole day, with the hour in its name.
    sitting:
      takesPlace(proposal, each) && each.time !== null && isStateKnown
        ? { start: momentIn(zone, each.date, each.time), place: each.place }
        : null,
    uid: calendarUid(proposal.key, each),
    summary: calendarSummary({
      kind: entryName(proposal, each),
      caseTitle: proposal.title.value,
      caseNumber: proposal.caseNumber.value,
      dueTime: each.time,
      takesPlace: takesPlace(proposal, each),
      isDone: false,
      isSure: each.isSure,
    }),
    notes: [...timeNotes(proposal, each), ...notes, ...each.warnings],
  }));
}

/** As the kept case names the duty to answer. */
const ANSWER_ENTRY = 'Answer';

function entryName(proposal: Proposal, day: Day): string {
  if (day.what === ANSWER_DAY) return ANSWER_ENTRY;
  const hasHour = day.time !== null && takesPlace(proposal, day);
  return hasHour ? `${timeOfDay(day.time ?? '')}, ${day.what}` : day.what;
}

/** The hour in words too: a calendar shows it in the time of wherever its owner is. */
function timeNotes(proposal: Proposal, day: Day): string[] {
  if (day.time === null || !takesPlace(proposal, day)) return day.place === null ? [] : [day.place];
  const where = day.place === null ? '' : `, ${day.place}`;
  return [`Be there at ${timeOfDay(day.time)} in the time of the court${where}.`];
}

function notesOf(proposal: Proposal, { court }: DayAnswer): string[] {
  const lines = [
    CARD.parties.text(proposal),
    court.name,
    CARD.caseNumber.text(proposal),
    court.address,
    court.phone,
    proposal.asks === 'letter' ? null : 'Please check this day with the clerk of the court.',
  ];
  return lines.filter((line) => line !== null);
}
