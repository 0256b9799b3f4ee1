import type { Intake } from '#src/intake/schema.ts';
import { HelpByState } from '../help/help-by-state.tsx';
import { serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { StepHeading } from './intake-frame.tsx';

interface NothingReadProps {
  papers: Intake['papers'];
  onBack(): void;
  /** Leaves a file out; the rest is read. */
  onLeaveOut(fileId: string): void;
}

/** 'Photo 2 of 3: This picture is cut off.' */
const PHOTO = /^Photo (\d+) of \d+:/;

/** The one photo that keeps the others of its paper from being read; null where none is said to. */
function photoInTheWay(papers: Intake['papers']): { number: number; fileId: string } | null {
  for (const { files, problems } of papers) {
    for (const problem of problems) {
      const number = Number(PHOTO.exec(problem)?.[1] ?? 0);
      const fileId = files[number - 1];
      if (files.length > 1 && fileId !== undefined) return { number, fileId };
    }
  }
  return null;
}

/** Nothing of it could be used: why, and four ways on. */
export function NothingRead({ papers, onBack, onLeaveOut }: NothingReadProps) {
  const photo = photoInTheWay(papers);
  const problems = [...new Set(papers.flatMap((paper) => paper.problems))];
  return (
    <>
      <StepHeading>We could not read this</StepHeading>
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length === 0 && <li>We found nothing of a court paper in what we could read.</li>}
      </ul>
      <h2 className="font-semibold">What you can do</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>Take the photo again in daylight, from straight above, with the whole page in the picture.</li>
        <li>
          Look at the top of the paper for the name of a court and a number. Call that court and ask: “What is
          this paper, and by when must I do something?”
        </li>
        <li>Make an account and enter the court and the number yourself.</li>
      </ol>
      <Button size="large" onClick={onBack}>
        {photo === null ? 'Try another photo' : `Take photo ${photo.number} again`}
      </Button>
      {photo !== null && (
        <Button variant="secondary" onClick={() => onLeaveOut(photo.fileId)}>
          Go on without photo {photo.number}
        </Button>
      )}
      <a href={serverPaths.login} className={buttonClass({ variant: 'secondary' })}>
        Enter it myself
      </a>
      <Disclosure label="Free help near you">
        <HelpByState />
      </Disclosure>
    </>
  );
}
