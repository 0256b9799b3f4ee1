import type { CaseKind } from '#src/law/courts/case-kinds.ts';
import type { MilestoneTopic } from '#src/timeline/page-kind.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';

export type StepsTopic = MilestoneTopic | 'motion-response' | null;

/** Where the steps stand on their page. */
const STEPS_ID = 'how';

/** The way to the steps of a topic, as the next thing to do; undefined where it has none. */
export function toSteps(topic: StepsTopic): { label: string; to: string } | undefined {
  if (topic === 'motion-response') return { label: 'See how to respond', to: `#${STEPS_ID}` };
  return topic === 'trial' || topic === 'settlement'
    ? { label: 'See how to get ready', to: `#${STEPS_ID}` }
    : undefined;
}

interface Steps {
  title: string;
  what: string;
  before: readonly string[];
  after: readonly string[];
}

const NEXT_STEPS = {
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
  motionResponse: {
    title: 'How to respond to a motion',
    what: 'The other side asks the judge for something in writing. Your response says why the judge should not do it. Who does not respond can lose it without being heard.',
    before: [
      'Get the motion itself and every paper that came with it. The clerk can give you a copy.',
      'Answer it point by point. Answer each fact that they say nobody disputes by its number: what you leave out may count as true.',
      'Put your proof with it: papers, receipts, messages, and a statement that you sign under oath.',
      'File it with the clerk by this day, and send the other side a copy the same day. Keep a stamped copy.',
      'If you need more time, ask the court for it in writing before this day. Until a judge says so, the day stands.',
      'Ask the clerk if your answer to the complaint is on file: a response to a motion does not stand in for it.',
    ],
    after: [
      'The other side may reply. The judge decides on the papers or sets a hearing: go to it.',
      'If this day has passed, file it today, and ask in the same paper that it be taken late.',
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
  evictionTrial: {
    title: 'What happens at the trial of an eviction',
    what: 'It is short, often minutes, and the judge can decide the same day whether the home goes back to the owner. Who does not come can lose without being heard.',
    before: [
      'Read the summons and the newest notice: they name the day, the hour and the room. Ask the clerk if you still owe a written answer.',
      'Put together the lease, the notice you got, receipts for rent, and photos and messages about repairs. Bring copies for the judge and the other side.',
      'Bring the people who saw it themselves.',
      'Ask the clerk now for an interpreter, or for help because of a disability.',
      'Call a legal aid office before that day. Sign no agreement at the court that you do not understand.',
      'If you cannot come, ask the court in writing before that day. Until a judge says so, the day stands.',
    ],
    after: [
      'Ask before you leave what was decided, by when you would have to move, and what rent has to be paid in.',
      'The times to appeal, or to ask the court to stop the officer, are short: some end within days. Ask the clerk the same day.',
      'Only an officer of the court with its writ may put somebody out.',
    ],
  },
  smallClaimsTrial: {
    title: 'What happens at a small claims trial',
    what: 'Each side tells its story to a judge, without a jury, and shows its papers. There are few rules to know. Who does not come can lose.',
    before: [
      'Write down in five lines what happened and what you ask for.',
      'Put your papers in order: contract, receipts, photos, messages. Bring copies for the judge and the other side.',
      'Bring the people who saw it themselves.',
      'If you cannot come that day, ask the court in writing before it for another one.',
    ],
    after: [
      'The decision may come by mail. The time to appeal, or to ask to set it aside, starts with it and is short.',
      'Put the day of the decision on the timeline and calculate what follows from it.',
    ],
  },
} as const satisfies Record<string, Steps>;

/** The steps that fit a stage of such a case; null where a stage has none. */
function stepsOf(topic: StepsTopic, kind: CaseKind): Steps | null {
  if (topic === 'settlement') return NEXT_STEPS.settlement;
  if (topic === 'motion-response') return NEXT_STEPS.motionResponse;
  if (topic !== 'trial') return null;
  if (kind === 'eviction') return NEXT_STEPS.evictionTrial;
  return kind === 'small_claims' ? NEXT_STEPS.smallClaimsTrial : NEXT_STEPS.trial;
}

/** In plain words what a stage of such a case is, how to get ready for it, and what comes after. */
export function NextSteps({ topic, kind }: { topic: StepsTopic; kind: CaseKind }) {
  const steps = stepsOf(topic, kind);
  if (steps === null) return null;
  const { title, what, before, after } = steps;
  return (
    <Card id={STEPS_ID} className="scroll-mt-20">
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
