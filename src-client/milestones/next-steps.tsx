import { Card, CardBody, CardHeader } from '../ui/card.tsx';

interface Steps {
  title: string;
  what: string;
  before: readonly string[];
  after: readonly string[];
}

export const NEXT_STEPS = {
  settlement: {
    title: 'What a settlement conference is',
    what: 'A meeting with the other side, often with a judge or a mediator, to see whether the case can end by agreement. Nobody can be made to agree, and what is offered there is usually not told to the trial judge.',
    before: [
      'Read the order or letter that set it: many ask for a written statement some days before.',
      'Write down what you want, what you could live with, and the papers that support it.',
      'Bring the numbers: what is owed, what was paid, what a trial would cost you.',
      'Whoever decides must be there, or be reachable by phone if the court allows it.',
    ],
    after: [
      'If you agree, have it written down and signed before you leave, and read it twice.',
      'The case goes on until the court has closed it: your deadlines do not stop while you negotiate.',
    ],
  },
  trial: {
    title: 'What happens at a trial',
    what: 'Each side shows its evidence, and a judge or a jury decides. What you do not show there usually does not count.',
    before: [
      'Read the scheduling or pretrial order: it sets days for lists of witnesses and exhibits.',
      'Number your exhibits and bring copies for the judge, the other side and the witness.',
      'Ask the clerk early for a subpoena for a witness who may not come by themselves.',
      'A jury has to be asked for in writing and in time, with its fee. Check whether anybody did.',
      'If you cannot come that day, ask the court in writing before it. Who stays away can lose the case.',
    ],
    after: [
      'The time to ask for a new trial or to appeal starts with the written judgment and is short.',
      'Put the day of the judgment on the timeline and calculate what follows from it.',
    ],
  },
} as const satisfies Record<string, Steps>;

/** In plain words what a stage is, how to get ready for it, and what comes after. */
export function NextSteps({ topic }: { topic: keyof typeof NEXT_STEPS }) {
  const { title, what, before, after }: Steps = NEXT_STEPS[topic];
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody className="flex max-w-[72ch] flex-col gap-4">
        <p>{what}</p>
        <StepList title="Before that day" steps={before} />
        <StepList title="Afterwards" steps={after} />
        <p className="text-sm text-muted">
          General information, not legal advice. The court’s own order for your case comes first.
        </p>
      </CardBody>
    </Card>
  );
}

function StepList({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
