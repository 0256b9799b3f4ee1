import { Alert } from '../ui/alert.tsx';

/** Words that help when it is late. */
export function PassedDay({ isHearing, phone }: { isHearing: boolean; phone: string | null }) {
  const call = phone === null ? 'Call the clerk of the court' : `Call the clerk of the court at ${phone}`;
  const steps = isHearing
    ? [
        `${call}. Ask: "What happened in my case, and is there an order?"`,
        'If there is an order against you, ask how to ask the judge to set it aside, and by when.',
        'Call free legal help today. Say that you missed a hearing.',
      ]
    : [
        `${call}. Ask: "Has a default or a judgment been entered against me?"`,
        'If not, hand in your written answer today. Courts often still take it, but you cannot count on it.',
        'If yes, ask how to ask the judge to set it aside, and by when. There is often little time.',
        'Call free legal help today. Say that your day has passed.',
      ];
  return (
    <Alert tone="danger" title="The day has passed. Do this today:">
      <ol className="mt-1 flex list-decimal flex-col gap-1.5 pl-5 text-base">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Alert>
  );
}
