import { HelpByState } from '../help/help-by-state.tsx';
import { serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { StepHeading } from './intake-frame.tsx';

/** Ways on for somebody without a paper in the hand. */
export function NoPaper({ onPaper }: { onPaper(): void }) {
  return (
    <>
      <StepHeading>No paper yet</StepHeading>
      <Card className="flex flex-col gap-2 p-4 sm:p-5">
        <h2 className="font-semibold">Somebody says that they sued me</h2>
        <p>
          Call the clerk of the court in the county where you live. Give your name and ask: “Is there a case
          against me? What is its number, and by when must I answer?” You can ask for a copy of the papers.
        </p>
      </Card>
      <Card className="flex flex-col items-start gap-2 p-4 sm:p-5">
        <h2 className="font-semibold">I want to sue, or I know my case already</h2>
        <p>Make an account and enter the court and the number yourself. Papers can follow.</p>
        <a href={serverPaths.login} className={buttonClass({ variant: 'secondary' })}>
          Get Started - It's Free
        </a>
      </Card>
      <Card className="p-4 sm:p-5">
        <Disclosure label="Free help near you">
          <HelpByState />
        </Disclosure>
      </Card>
      <button
        type="button"
        onClick={onPaper}
        className={buttonClass({
          variant: 'quiet',
          className: 'self-start text-accent underline underline-offset-4',
        })}
      >
        I have a paper after all
      </button>
    </>
  );
}
