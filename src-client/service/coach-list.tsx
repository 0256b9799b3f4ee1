import { CircleAlert, CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide-react';
import type { CoachItem, CoachLevel } from '#src/service/coach-items.ts';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';

const LOOKS = {
  defect: { icon: CircleAlert, tone: 'text-danger', word: 'Defect' },
  missing: { icon: CircleDashed, tone: 'text-due', word: 'Missing' },
  warning: { icon: TriangleAlert, tone: 'text-due', word: 'Careful' },
  info: { icon: Info, tone: 'text-muted', word: 'Note' },
  ok: { icon: CircleCheck, tone: 'text-done', word: 'Done' },
} as const satisfies Record<CoachLevel, object>;

const ORDER: readonly CoachLevel[] = ['defect', 'missing', 'warning', 'ok', 'info'];

/** What is against the rule first, then what is missing; what is done comes last. */
function byUrgency(items: readonly CoachItem[]): CoachItem[] {
  return items.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}

/** Points that would make a court refuse the return. */
export function openPoints(items: readonly CoachItem[]): number {
  return items.filter(({ level }) => level === 'defect' || level === 'missing').length;
}

/** Points of the checklist, each with its level in a word, its reason and the rule it comes from. */
export function CoachList({ items, label }: { items: readonly CoachItem[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {byUrgency(items).map(({ id, level, text, citation }) => {
        const { icon: Icon, tone, word } = LOOKS[level];
        return (
          <li key={id} className="flex items-start gap-2.5 text-sm">
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', tone)} />
            <p className="min-w-0 max-w-[70ch] wrap-anywhere">
              <span className={classNames('font-medium', tone)}>{word}: </span>
              {text}
              {citation && <span className="text-muted"> ({citation})</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** What is good to know and asks for nothing, folded away. */
export function GoodToKnow({ items }: { items: readonly CoachItem[] }) {
  const notes = items.filter(({ level }) => level === 'info');
  if (notes.length === 0) return null;
  return (
    <Disclosure label={`Good to know (${notes.length})`}>
      <div className="pt-2">
        <CoachList items={notes} label="Good to know" />
      </div>
    </Disclosure>
  );
}

/** What asks for something, or is as it should be. */
export function withoutNotes(items: readonly CoachItem[]): CoachItem[] {
  return items.filter(({ level }) => level !== 'info');
}
