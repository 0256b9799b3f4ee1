import { Explained } from './explained.tsx';

interface GuideProps {
  /** What the parts are about, for who hears the screen. */
  label: string;
  parts: readonly { title: string; text: string }[];
}

/** What a screen is for, below an empty one: beside each other on a desk, below each other on a phone. */
export function Guide({ label, parts }: GuideProps) {
  return (
    <ul aria-label={label} className="grid gap-x-8 gap-y-5 px-1 sm:grid-cols-3">
      {parts.map(({ title, text }) => (
        <li key={title} className="flex flex-col gap-1 border-t border-line-strong pt-3">
          <h3 className="font-semibold">{title}</h3>
          <p className="max-w-[48ch] text-muted">
            <Explained>{text}</Explained>
          </p>
        </li>
      ))}
    </ul>
  );
}
