import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { dayNumber, spell } from '#src/law/calendar-days.ts';

export const DISPUTED = 'Not everybody reads this rule as we do. Ask the clerk how this court reads it.';

interface RuleReadingsProps {
  readings: CalculatedDeadline['readings'];
}

/** What others say of a rule that is disputed, each with the place where we read it. */
export function RuleReadings({ readings }: RuleReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <ul aria-label="How others read it" className="flex max-w-[70ch] list-disc flex-col gap-1.5 pl-5">
      {readings.map(({ says, source: { title, address, retrieved } }) => (
        <li key={`${address} ${says}`}>
          {says}{' '}
          <span className="text-muted">
            From{' '}
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere underline underline-offset-4 hover:text-ink"
            >
              {title}
            </a>
            , read on {spell(dayNumber(retrieved))}.
          </span>
        </li>
      ))}
    </ul>
  );
}
