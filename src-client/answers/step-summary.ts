import type { GeneratedAnswer } from '#src/answers/schema.ts';
import type { CanvasStep, StepState } from './canvas-steps.tsx';
import type { AnswerCounterclaims } from './use-counterclaims.ts';
import type { AnswerDefenses } from './use-defenses.ts';
import type { AnswerLedger } from './use-ledger.ts';

interface Known {
  ledger: Pick<AnswerLedger, 'shown'>;
  defenses: Pick<AnswerDefenses, 'options' | 'undecided'>;
  counterclaims: Pick<AnswerCounterclaims, 'counterclaims'>;
  latest: Pick<GeneratedAnswer, 'version'> | null;
}

/** What each step still needs, in a few words. */
export function stepStates({
  ledger,
  defenses,
  counterclaims,
  latest,
}: Known): Record<CanvasStep, StepState> {
  return {
    allegations: ofLedger(ledger.shown),
    defenses: ofDefenses(defenses),
    counterclaims: ofCounterclaims(counterclaims.counterclaims),
    answer:
      latest === null
        ? { text: 'Not drafted yet', tone: 'plain' }
        : { text: `Version ${latest.version} saved`, tone: 'done' },
  };
}

function ofLedger(shown: AnswerLedger['shown']): StepState {
  if (shown === undefined) return { text: '…', tone: 'plain' };
  if (shown.paragraphs.length === 0) return { text: 'No paragraphs', tone: 'plain' };
  if (shown.open === 0) return { text: 'All answered', tone: 'done' };
  return { text: `${shown.open} ${shown.open === 1 ? 'needs' : 'need'} your answer`, tone: 'due' };
}

function ofDefenses({ options, undecided }: Known['defenses']): StepState {
  if (options === undefined) return { text: '…', tone: 'plain' };
  if (undecided > 0) return { text: `${undecided} to decide`, tone: 'due' };
  const raised = options.filter(({ chosen }) => chosen).length;
  return { text: raised === 0 ? 'None raised' : `${raised} raised`, tone: 'done' };
}

function ofCounterclaims(counterclaims: AnswerCounterclaims['counterclaims']): StepState {
  if (counterclaims === undefined) return { text: '…', tone: 'plain' };
  return { text: counterclaims.length === 0 ? 'None' : `${counterclaims.length} written`, tone: 'plain' };
}
