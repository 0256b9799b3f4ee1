import { CircleAlert, CircleCheck } from 'lucide-react';
import type { GeneratedAnswer } from '#src/answers/schema.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** How far the draft can be relied on: a figure with what it was computed from, and what was checked in it. */
export function AnswerChecks({ answer }: { answer: GeneratedAnswer }) {
  const { confidence, confidenceBecause, checks } = answer;
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="max-w-[70ch]">
        <span className="figures font-medium">Confidence {Math.round(confidence * 100)}%</span>
        <span className="text-muted">: {confidenceBecause}</span>
      </p>
      {checks.length > 0 && (
        <Disclosure
          label={
            failed === 0
              ? `All ${checks.length} checks passed`
              : `${failed} of ${checks.length} checks need a look`
          }
        >
          <ul className="flex flex-col gap-1.5 py-1 pl-5.5">
            {checks.map(({ id, ok, text }) => (
              <li key={id} className="flex items-start gap-2">
                {ok ? (
                  <CircleCheck aria-label="Passed" className="mt-0.5 size-4 shrink-0 text-done" />
                ) : (
                  <CircleAlert aria-label="Needs a look" className="mt-0.5 size-4 shrink-0 text-due" />
                )}
                <span className="min-w-0 max-w-[70ch]">{text}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
