import { dayNumber, spell } from '../law/calendar-days.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { personSentence } from '../law/person-sentence.ts';
import { isSummonsMadeHere } from '../law/summons-form.ts';
import type { Law } from './judgment-tasks.ts';
import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

/** What a case holds of how its first paper reaches the other side. */
export interface ServiceEvidence {
  caseId: string;
  law: Law;
  /** Whether a summons or an order of the court to come is among the papers, made by the court itself; absent: none. */
  hasCourtsSummons?: boolean;
  /** Whether a proof of service is among them. */
  hasProofOfService?: boolean;
  /** Oldest first. */
  summonses: readonly {
    id: string;
    defendantName: string;
    isServed: boolean;
    isReturnFiled: boolean;
    /** YYYY-MM-DD */
    servedDate: string | null;
  }[];
}

/** Summonses that are named one by one. */
const MOST_SUMMONSES = 10;

function servesSummons({ jurisdiction }: ServiceEvidence['law']): string {
  const who =
    jurisdiction === null
      ? 'Somebody over 18 who is not in the case hands it over.'
      : personSentence(COURT_SYSTEMS[jurisdiction].persons.summons);
  return `${who} Whoever serves it signs a paper that says so.`;
}

/** One's own claim that the court has filed: somebody hands it over, and the court is told so. */
export function filedTasks({ caseId, law }: ServiceEvidence): NextStep[] {
  const ask = law.kind === 'small_claims' ? ' The small claims advisor can help, for free.' : '';
  return [
    step({
      key: 'claim serve',
      title: 'Have somebody else serve your papers on the other side',
      why: `${servesSummons(law)} You may not serve them yourself. The paper says by when.${ask}`,
    }),
    step({
      key: 'claim proof',
      title: 'File the proof of service with the court',
      why: `The court knows of the service only when the proof is filed. Look on your paper for the last day.${law.kind === 'small_claims' ? ' Ask the small claims advisor or the clerk for the form.' : ' Ask the clerk for the form.'}`,
      state: 'soon',
      action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
    }),
  ];
}

/** Where a summons is made: here by the form of its own court, elsewhere by the clerk's. */
function summonsTask({ caseId, law }: ServiceEvidence): NextStep {
  const why = 'The court calls the other side with it. Without service the case does not move.';
  return isSummonsMadeHere(law.jurisdiction)
    ? step({
        key: 'summons create',
        title: 'Make the summons',
        why,
        action: { label: 'Create Summons', path: `/cases/${caseId}/summons/create` },
      })
    : step({
        key: 'summons ask',
        title: 'Ask the clerk for the summons',
        why: `${why} Ask which form your court uses, and who fills it in.`,
        action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
      });
}

/** A summons from the clerk to the return: each stands where its attempts have brought it. */
export function serviceTasks(evidence: ServiceEvidence): NextStep[] {
  const { caseId, summonses, law } = evidence;
  if (summonses.length === 0)
    return evidence.hasCourtsSummons === true ? filedTasks(evidence) : [summonsTask(evidence)];
  return summonses.slice(0, MOST_SUMMONSES).flatMap((summons) => {
    const { id, defendantName, isServed, isReturnFiled, servedDate } = summons;
    const path = `/cases/${caseId}/summons/${id}`;
    const served = servedDate === null ? 'It is noted as served.' : `Served ${spell(dayNumber(servedDate))}.`;
    return [
      step({
        key: `summons serve ${id}`,
        title: `Have the summons served on ${defendantName}`,
        why: isServed ? served : servesSummons(law),
        state: isServed ? 'done' : 'now',
        action: { label: isServed ? 'Look at it' : 'Record an attempt', path },
      }),
      step({
        key: `summons return ${id}`,
        title: `File the return of service on ${defendantName}`,
        why: isReturnFiled
          ? 'It is noted as filed.'
          : 'The court knows of the service only when the return is filed.',
        state: isReturnFiled ? 'done' : isServed ? 'now' : 'later',
        action: isServed && !isReturnFiled ? { label: 'File the return', path } : null,
      }),
    ];
  });
}
