import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import { type CourtRule, lengthOf, periodOf } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { DocketStart } from '../law/courts/court-system.ts';
import type { NextStep } from './schema.ts';

/** What a default judgment starts for whoever it is against. */
const STARTED: readonly DocketStart[] = [
  'set-aside',
  'set-aside-small-claims',
  'judgment-entered',
  'judgment-noticed',
  'judgment-signed',
];
const MOST_RULES = 4;

/** The rules of the court by which a judgment is set aside or appealed, the shortest time first. */
function rulesAgainst(law: Pick<CaseLaw, 'jurisdiction' | 'kind'>): CourtRule[] {
  if (law.jurisdiction === null) return [];
  const { starts } = COURT_SYSTEMS[law.jurisdiction];
  const ids = new Set(STARTED.flatMap((start) => starts[start] ?? []));
  return rulesOfCase(law)
    .filter(({ id, direction }) => ids.has(id) && direction === 'forward')
    .sort((one, other) => lengthOf(one) - lengthOf(other))
    .slice(0, MOST_RULES);
}

function timesOf(law: Pick<CaseLaw, 'jurisdiction' | 'kind'>): string {
  const rules = rulesAgainst(law);
  if (rules.length === 0) {
    return 'The times to ask and to appeal are short. Ask the clerk today how many days you have, and from which day.';
  }
  const each = rules.map((rule) => {
    const unsure = rule.isUnchecked ? '; verify with the clerk' : '';
    return `${rule.name.replace(/ Due\b/, '')}: ${periodOf(rule)} after ${rule.startsFrom} (${rule.citation}${unsure}).`;
  });
  return `The times are short, and you may have less. Ask the clerk which one holds. ${each.join(' ')}`;
}

interface Lost {
  caseId: string;
  /** What shows that there is a default judgment, as a sentence. */
  proof: string;
  law: Pick<CaseLaw, 'jurisdiction' | 'kind'>;
}

/** What helps whoever a default judgment may be against, what cannot wait first. */
export function defaultJudgmentTasks({ caseId, proof, law }: Lost): NextStep[] {
  const system = law.jurisdiction === null ? null : COURT_SYSTEMS[law.jurisdiction].id;
  const help = `/?case=${caseId}#who-helps`;
  const tasks: Pick<NextStep, 'key' | 'title' | 'why' | 'action'>[] = [
    {
      key: 'judgment help',
      title: 'Call legal help today',
      why: `${proof} Look if it names you. If it does, the court decided against you.`,
      action: { label: 'Who can help', path: help },
    },
    {
      key: 'judgment aside',
      title: 'Ask the judge to set it aside',
      why: 'Say why you did not answer, and what your defense is. Say if you never got the papers. Bring the answer that you would file.',
      action: { label: 'Write the answer', path: `/cases/${caseId}/answer` },
    },
    {
      key: 'judgment times',
      title: 'Find the last day to ask, and to appeal',
      why: timesOf(law),
      action: system === null ? null : { label: 'The rules', path: `/rules/${system}` },
    },
    {
      key: 'judgment protected',
      title: 'Ask what may not be taken from you',
      why: 'The law protects some money and things. Ask the clerk for the form to say so, before something is taken.',
      action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
    },
  ];
  return tasks.map((task) => ({
    ...{ state: 'now', date: null, time: null, sources: [], factIds: [] },
    ...task,
  }));
}
