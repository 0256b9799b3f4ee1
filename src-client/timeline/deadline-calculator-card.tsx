import { useToday } from '../law/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResults } from './calculator-results.tsx';
import { useCalculator } from './use-calculator.ts';
import { useCreateDeadlines } from './use-create-deadlines.ts';

interface DeadlineCalculatorCardProps {
  caseId: string;
  caseState: string | null;
  /** Whether the person may add deadlines; who only reads can still calculate. */
  canAdd: boolean;
}

/** The calculator on its own: nothing is saved until it is added to the timeline. */
export function DeadlineCalculatorCard({ caseId, caseState, canAdd }: DeadlineCalculatorCardProps) {
  const today = useToday(caseState);
  const calculator = useCalculator({ caseId, today });
  const { add, busy } = useCreateDeadlines(caseId);
  const { chosen } = calculator;

  async function addChosen() {
    const added = await add(chosen);
    if (added < chosen.length) calculator.uncheck(chosen.slice(0, added));
    else calculator.reset();
  }
  return (
    <Card>
      <CardHeader
        title="Deadline Calculator"
        description="Counts a deadline both ways and shows its steps. Nothing is saved until you add it."
      />
      <CardBody className="flex flex-col gap-6">
        <CalculatorForm caseId={caseId} calculator={calculator} />
        <CalculatorResults calculator={calculator} canAdd={canAdd} />
        {canAdd && calculator.results && (
          <Button
            className="sm:self-start"
            disabled={chosen.length === 0}
            busy={busy}
            onClick={() => void addChosen()}
          >
            {chosen.length > 1 ? `Add ${chosen.length} to timeline` : 'Add to timeline'}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
