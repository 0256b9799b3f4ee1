import { useState } from 'react';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { attemptOfService } from '#src/service/state.ts';
import { isFiled } from '../summons/status-words.ts';
import { FileReturnCard } from './file-return-card.tsx';
import type { ServiceProps } from './service-props.ts';
import { useCoach } from './use-coach.ts';

interface FileReturnProps extends ServiceProps {
  attempts: readonly ServiceAttempt[];
  onFiled(): void;
}

/** The step after service: filing the return. Once filed, the stamped paper can still be linked. */
export function FileReturn(props: FileReturnProps) {
  const { summons, attempts } = props;
  const [chosenId, setChosenId] = useState(summons.lastServiceAttemptId);
  const successes = attempts.filter(({ wasSuccessful }) => wasSuccessful);
  const chosen = successes.find(({ id }) => id === chosenId) ?? attemptOfService(successes);
  if (chosen === null || (isFiled(summons) && summons.returnDocumentId !== null)) return null;
  return <Checked {...props} successes={successes} chosen={chosen} onChoose={setChosenId} />;
}

interface CheckedProps extends FileReturnProps {
  successes: readonly ServiceAttempt[];
  chosen: ServiceAttempt;
  onChoose(attemptId: string): void;
}

function Checked({ attempts, today, chosen, ...props }: CheckedProps) {
  const { summons, item } = props;
  const { whoMayServe, mailings, returnDefects } = useCoach({
    summons,
    item,
    today,
    attempts,
    draft: chosen,
  });
  return (
    <FileReturnCard {...props} chosen={chosen} points={[...whoMayServe, ...mailings, ...returnDefects]} />
  );
}
