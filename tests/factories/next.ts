import type { CaseNext } from '#src/next/schema.ts';
import { stageOf } from '#src/next/stage.ts';

/** What comes next in a case whose defendant holds the summons. */
export function makeCaseNext(): CaseNext {
  const papers = [{ title: 'Summons.pdf', kind: 'summons' as const }];
  const nothing = { docket: [], timeline: [], hearings: [] };
  return {
    stage: stageOf({
      ...{ side: 'defendant', kind: null, isAtCourt: true, today: '2026-03-10' },
      ...{ papers, ...nothing },
    }),
    steps: [],
    tasks: [],
    help: [],
    note: null,
    printed: [],
  };
}
