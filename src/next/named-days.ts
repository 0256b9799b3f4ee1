import { isSameDayEntry, isSameDuty } from './needs.ts';
import type { CaseOfSteps, Dated, KeptFact, Named } from './paper-of-case.ts';
import { saysNoDuty } from './their-acts.ts';

function dayNamed(fact: KeptFact): string | null {
  if (fact.kind === 'offer') return fact.value.until ?? null;
  if (fact.kind === 'hearing') return fact.value.date ?? null;
  if (fact.kind !== 'deadline') return null;
  // 'Before the trial': no time is counted, and the day is that of the trial.
  return fact.value.date ?? (fact.value.period ? null : (fact.value.latest ?? null));
}

const isBare = (fact: Dated): boolean => fact.kind === 'deadline' && saysNoDuty(fact);

/** Whether an entry of that day is what a paper names: of one letter a day is one row, whatever it is called there. */
function isOnTimeline(
  { kind, documentId }: CaseOfSteps['timeline'][number],
  { paper, fact }: Named<Dated>,
): boolean {
  const isOfPaper = documentId === paper.documentId && (isBare(fact) || fact.kind === 'offer');
  return isOfPaper || isSameDayEntry(kind, fact);
}

/** The groups of a day, a day without a duty of its own with what the same paper names for it. */
function ofOneDuty(groups: Named<Dated>[][]): Named<Dated>[][] {
  const bare = groups.filter((group) => group.every(({ fact }) => isBare(fact)));
  const named = groups.filter((group) => !bare.includes(group));
  const left = bare.filter((group) => {
    const own = named.find((each) =>
      group.every(({ paper }) => each.some((other) => other.paper.documentId === paper.documentId)),
    );
    own?.push(...group);
    return own === undefined;
  });
  return [...named, ...left];
}

/** 'If you do not pay by then, we may sue': the day of an offer of the same paper, told once more. */
export function isOfferAgain({ paper, fact }: Named<KeptFact>, may: readonly Named<KeptFact>[]): boolean {
  if (fact.kind !== 'deadline' || !isBare(fact)) return false;
  const date = dayNamed(fact);
  return (
    date !== null &&
    may.some((other) => other.paper.documentId === paper.documentId && dayNamed(other.fact) === date)
  );
}

/** The days from today on that papers name, each duty once; `isKept` tells an entry that was kept from a paper for a fact. */
export function namedDays(
  { timeline, today }: CaseOfSteps,
  facts: readonly Named<KeptFact>[],
  isKept: (entry: CaseOfSteps['timeline'][number], named: Named<KeptFact>) => boolean,
) {
  const days = new Map<string, Named<Dated>[][]>();
  for (const { paper, fact } of facts) {
    if (fact.kind !== 'hearing' && fact.kind !== 'deadline' && fact.kind !== 'offer') continue;
    const date = dayNamed(fact);
    if (date === null || date < today) continue;
    const named = { paper, fact };
    const isThere = (entry: CaseOfSteps['timeline'][number]) =>
      entry.date === date && (isKept(entry, named) || isOnTimeline(entry, named));
    if (timeline.some(isThere)) continue;
    const groups = days.get(date) ?? [];
    const own = groups.find(([first]) => first !== undefined && isSameDuty(first.fact, fact));
    if (own) own.push({ paper, fact });
    else groups.push([{ paper, fact }]);
    days.set(date, groups);
  }
  for (const [date, groups] of days) days.set(date, ofOneDuty(groups));
  return [...days].sort(([one], [other]) => one.localeCompare(other));
}
