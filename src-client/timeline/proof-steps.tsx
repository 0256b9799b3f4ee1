import { Disclosure } from '../ui/disclosure.tsx';

interface ProofStepsProps {
  steps: readonly string[];
  /** Shown open where the count is what the screen is about. */
  open?: boolean;
  label?: string;
}

/** The count as sentences that can be followed with a paper calendar. */
export function ProofSteps({ steps, open = false, label = 'How it was counted' }: ProofStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Disclosure label={label} open={open}>
      <ol className="figures mt-1 flex max-w-[70ch] list-decimal flex-col gap-1.5 pl-9 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Disclosure>
  );
}
