import type { CaseLaw } from '../law/case-law.ts';
import { lawOfProposal } from './answer-time.ts';
import { namesNoCourt } from './line-words.ts';
import { problem } from './problem-words.ts';
import type { ProblemCode, Proposal } from './schema.ts';

type Problems = Proposal['problems'];

const OF_COURT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['unknown-court', 'which-court', 'which-of-courts', 'no-rules'] as const),
]);

/** What keeps papers of a court from being counted by its rules; `isNamed`: whether any court stands on them. */
export function courtProblems(law: CaseLaw, isNamed: boolean): Problems {
  if (law.court === null) return [problem(isNamed ? 'unknown-court' : 'which-court')];
  if (law.jurisdiction !== null) return [];
  return [
    law.missing === null ? problem('which-of-courts', law.court.called) : problem('no-rules', law.missing),
  ];
}

const withoutCourt = (problems: Problems): Problems => problems.filter(({ code }) => !OF_COURT.has(code));

/** The problems of a paper in a case that has a court: nothing can be chosen on its card, so only missing rules are told. */
export function problemsInCase({ problems, asks }: Proposal, law: CaseLaw): Problems {
  const isTold = law.missing !== null && asks !== 'letter';
  return [...(isTold ? courtProblems(law, true) : []), ...withoutCourt(problems)];
}

/** A proposal once its court, or what tells it, was said by a person: what was said of the court before is asked again. */
export function withCourtSaid(before: Proposal, said: Proposal): Proposal {
  const others = withoutCourt(said.problems);
  if (namesNoCourt(said)) return { ...said, problems: others };
  const told = ({ court, caseNumber, state }: Proposal) =>
    JSON.stringify([court.value, court.courtId, caseNumber.value, state.value]);
  // Of papers that name no court, none is asked where none was before.
  const isAsked = said.court.value !== null || others.length < said.problems.length;
  if (!isAsked || told(before) === told(said)) return said;
  if (said.asks === 'letter') return { ...said, problems: others };
  return { ...said, problems: [...courtProblems(lawOfProposal(said), said.court.value !== null), ...others] };
}
