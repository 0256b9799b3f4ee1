import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';

const STEPS = [
  {
    title: 'We read it',
    text: 'A photo, a scan or a file. You see what it says, with the place on the page, and put right what is wrong.',
  },
  {
    title: 'You say when you got it',
    text: 'Most days in a lawsuit are counted from then. You see the day, the rule, and each step of the count.',
  },
  {
    title: 'You see what to do first',
    text: 'The next day, what to write, where to file it, and who helps free of charge. Nothing is filed for you.',
  },
] as const;

/** Home before there is a case: the paper that somebody holds is where it begins. */
export function Begin() {
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">Begin with a paper</h1>
        <p className="max-w-[60ch] text-muted">
          Did you get a summons, a complaint, a letter from a court? Begin with that. It says most of what we
          would ask you.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.start} className={buttonClass({ size: 'large' })}>
          <Camera aria-hidden="true" />
          Add a Paper
        </Link>
      </div>
      <ol className="grid gap-3 sm:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <Card className="flex h-full flex-col gap-1 p-4">
              <p aria-hidden="true" className="figures text-2xl font-semibold text-accent">
                {index + 1}
              </p>
              <h2 className="font-medium">{title}</h2>
              <p className="text-sm text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ol>
      <p className="max-w-[60ch] text-sm text-muted">
        No paper at hand? Create the case yourself; papers can come later. How days are counted in your court
        stands in{' '}
        <Link to={paths.rules} className="text-accent underline">
          the rules
        </Link>
        .
      </p>
    </section>
  );
}
