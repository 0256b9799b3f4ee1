import { runsOf } from '#src/answers/filing/runs.ts';
import { classNames } from '../ui/class-names.ts';

/** Text of a draft; the bracketed places that only the person can fill in stand out. */
export function MarkedDraft({ text }: { text: string }) {
  let at = 0;
  return runsOf(text).map((run) => {
    const key = at;
    at += run.text.length;
    if (run.mark === null) return <span key={key}>{run.text}</span>;
    return (
      <mark key={key} className={classNames('rounded-[3px] bg-due-soft px-0.5 font-semibold text-due')}>
        {run.text}
      </mark>
    );
  });
}
