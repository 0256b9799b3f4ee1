import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { paths } from '../paths.ts';

const LINES = [
  'It goes to this website’s own server, and a program there reads it. No person looks at it.',
  'The other side does not see it. The court does not see it. Nothing is filed for you.',
  `If you do not keep it, it is deleted after ${INTAKE_LIMITS.hours} hours.`,
  'If you keep it, it becomes part of your case. You can delete it there at any time.',
] as const;

/** What is done with a paper that is shown before there is an account. */
export function PaperPromise() {
  return (
    <div className="max-w-[60ch] pt-1 pb-3 pl-5.5 text-sm">
      <ul className="flex list-disc flex-col gap-1.5 pl-4">
        {LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1.5">
        <a href={paths.privacy} className="inline-flex min-h-11 items-center text-accent underline">
          More about your data
        </a>
      </p>
    </div>
  );
}
