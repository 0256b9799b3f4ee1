import { Alert } from '../ui/alert.tsx';

/** What has passed: a day of the court, a form's, or one that somebody else set. */
export type Passed =
  | 'answer'
  | 'paper'
  | 'hearing'
  | 'form'
  | 'judgment'
  | 'out'
  | 'sale'
  | 'landlord'
  | 'letter';

const STEPS: Readonly<Record<Passed, (call: string) => readonly string[]>> = {
  hearing: (call) => [
    `${call}. Ask: "What happened in my case, and is there an order?"`,
    'If there is an order against you, ask how to ask the judge to set it aside, and by when.',
    'Call free legal help today. Say that you missed a hearing.',
  ],
  answer: (call) => [
    `${call}. Ask: "Has a default or a judgment been entered against me?"`,
    'If not, hand in your written answer today. Courts often still take it, but you cannot count on it.',
    'If yes, ask how to ask the judge to set it aside, and by when. There is often little time.',
    'Call free legal help today. Say that your day has passed.',
  ],
  paper: (call) => [
    'Is it yours to do? The paper says who must do it.',
    `${call}. Ask what the docket says, and if it can still be filed.`,
    'Do it today. If you need more time, ask the court in writing, and say why you are late.',
    'Call free legal help today. Say that the day has passed.',
  ],
  form: () => [
    'If you did not send the form back, you may be served now. Your time to answer starts then.',
    'You may have to pay for the service. Ask legal help if you can still send the form.',
    'If you did send it back, ask legal help today by when you must answer.',
  ],
  judgment: (call) => [
    'Call free legal help today. Ask how to have the judgment set aside. Say if you never got the papers.',
    `${call}. Ask what day the judgment was filed, and what is protected from being taken.`,
  ],
  out: (call) => [
    'Call free legal help today. Say that a judge gave your home back, and that the day has passed.',
    `${call}. Ask if the officer has the order, on what day they come, and if an appeal can still stop it.`,
    'Take papers, medicine and pets with you. Only the officer may put you out.',
  ],
  sale: (call) => [
    `Call whoever sells, or ${call.charAt(0).toLowerCase()}${call.slice(1)}. Ask: "Was it sold, or was the sale put off?"`,
    'If it was sold, call legal help today. Can you still buy it back? Can the judge undo the sale? Is money left over for you?',
    'Do not move out only because of this paper. Nobody may put you out without a court order.',
  ],
  landlord: () => [
    'Ask legal help today if you can still pay. Keep proof of what you pay.',
    'Do not move out only because of this paper. Nobody may put you out without a court order.',
    'Watch for court papers: then time is short.',
  ],
  letter: () => [
    'This was a day of the letter, not of a court. Keep it, with its envelope.',
    'Look at your mail for papers of a court. If some come, your time to answer starts.',
  ],
};

/** Words that help when it is late. */
export function PassedDay({ of, phone }: { of: Passed; phone: string | null }) {
  const call = phone === null ? 'Call the clerk of the court' : `Call the clerk of the court at ${phone}`;
  return (
    <Alert
      tone={of === 'letter' ? 'due' : 'danger'}
      title={of === 'letter' ? 'The day has passed' : 'The day has passed. Do this today:'}
    >
      <ol className="mt-1 flex list-decimal flex-col gap-1.5 pl-5 text-base">
        {STEPS[of](call).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Alert>
  );
}
