import type { TaskMeta, TestContext } from 'vitest';

/** What a crash test has to show; `npm run soak` prints these of every test. */
export interface CrashFigures {
  /** What was done to the program: 'kill -9 of the server'. */
  crash: string;
  rounds: number;
  /** Commits, answers or files that were acknowledged. */
  acknowledged: number;
  lost: number;
}

declare module 'vitest' {
  interface TaskMeta {
    crash?: CrashFigures;
  }
}

/** Prints the figures of a test and puts them into the report of the run. */
export function report({ task }: TestContext, figures: CrashFigures): void {
  const meta: TaskMeta = task.meta;
  meta.crash = figures;
  const { crash, rounds, acknowledged, lost } = figures;
  process.stdout.write(`${crash}: ${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost\n`);
}
