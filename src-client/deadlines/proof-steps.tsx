import { ChevronRight } from 'lucide-react';

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
    <details className="group text-sm" open={open || undefined}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 font-medium touch:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        {label}
      </summary>
      <ol className="figures mt-1 flex max-w-[70ch] list-decimal flex-col gap-1.5 pl-9">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
