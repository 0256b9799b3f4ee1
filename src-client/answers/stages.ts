import { ANSWER_STAGES } from '#src/answers/schema.ts';

const SHOWN_MS = [2500, 3000, 3500, 4000, 2000];

/** The five steps of drafting an answer, in order, each with the time shown for it while nothing is known. */
export const STAGES = ANSWER_STAGES.map((name, index) => ({ name, milliseconds: SHOWN_MS[index] ?? 0 }));

/** How far the server says it has come: step 1 to 5, and of how many things how many are done. */
export interface KnownStage {
  stage: number;
  done?: number | undefined;
  total?: number | undefined;
}

export interface StageProgress {
  /** Per cent of each step; null while a step is under way and nobody knows how much is left of it. */
  bars: (number | null)[];
  /** 1 to 5. */
  stage: number;
  /** The last step is done and the answer is not here yet. */
  isFinalizing: boolean;
}

/** By the clock alone: what is shown until the server says where it is. */
export function timedProgress(elapsed: number): StageProgress {
  let left = elapsed;
  let stage = 1;
  const bars = STAGES.map(({ milliseconds }, index) => {
    const share = Math.min(1, Math.max(0, left / milliseconds));
    if (left >= 0) stage = index + 1;
    left -= milliseconds;
    return Math.round(share * 100);
  });
  return { bars, stage, isFinalizing: left >= 0 };
}

/** By what the server said last. */
export function knownProgress({ stage, done, total }: KnownStage): StageProgress {
  const share =
    done === undefined || total === undefined || total === 0 ? null : Math.round((100 * done) / total);
  return {
    bars: STAGES.map((_, index) => (index + 1 < stage ? 100 : index + 1 > stage ? 0 : share)),
    stage,
    isFinalizing: stage > STAGES.length || (stage === STAGES.length && share === 100),
  };
}
