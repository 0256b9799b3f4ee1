import { Camera, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { MOST_INSTRUCTIONS } from '#src/answers/schema.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card, CardBody } from '../ui/card.tsx';
import { Textarea } from '../ui/input.tsx';

interface GenerateCardProps {
  /** Paragraphs without an answer, of all there are. */
  open: number;
  total: number;
  hasSaved: boolean;
  /** No complaint is in the case or chosen: nothing can be drafted. `ownForm`: what the court has for an answer. */
  needsComplaint: boolean;
  ownForm: string | null;
  isRunning: boolean;
  /** It is the one thing to do next. */
  isPrimary: boolean;
  /** What drafts, as it calls itself. */
  engine: string | null;
  /** Where a paper is added; null for who may not. */
  addPath: string | null;
  onGenerate(instructions: string | null): void;
}

function NeedsComplaint({ ownForm, addPath }: Pick<GenerateCardProps, 'ownForm' | 'addPath'>) {
  return (
    <div className="flex max-w-[70ch] flex-col gap-3">
      <p>
        A draft needs the complaint: the paper that says what they want. It most often comes with the summons.
        If you did not get it, ask the clerk for a copy.
      </p>
      <p>
        {ownForm === null
          ? 'Do not wait for it if your time is short: ask the clerk if the court has a form for an answer.'
          : `Do not wait for it if your time is short: you can use the court’s own form: ${ownForm}. Ask the clerk if it fits your case.`}
      </p>
      {addPath !== null && (
        <Link to={addPath} className={buttonClass({ className: 'self-start' })}>
          <Camera aria-hidden="true" />
          Add a photo of the complaint
        </Link>
      )}
    </div>
  );
}

/** Drafts the answer from what was entered, with instructions if there are any. */
export function GenerateCard(props: GenerateCardProps) {
  const { open, total, hasSaved, isRunning, isPrimary, engine, onGenerate } = props;
  const [instructions, setInstructions] = useState('');
  return (
    <Card aria-label="Draft your answer">
      <CardBody className="flex flex-col gap-3">
        {props.needsComplaint ? (
          <NeedsComplaint ownForm={props.ownForm} addPath={props.addPath} />
        ) : (
          <p className="max-w-[70ch] text-sm text-muted">
            {total > 0 && open === 0
              ? 'Every paragraph is answered. The draft is made from your choices, your words and your facts.'
              : 'You can draft at any time. What you have not answered stands in the draft as “needs your answer”, never as denied.'}
          </p>
        )}
        <Textarea
          aria-label="Specific instructions"
          placeholder="Add specific instructions for your answer (optional)..."
          value={instructions}
          maxLength={MOST_INSTRUCTIONS}
          rows={2}
          disabled={isRunning}
          onChange={(event) => setInstructions(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            disabled={isRunning}
            onClick={() => onGenerate(instructions.trim() || null)}
          >
            <Sparkles aria-hidden="true" />
            {hasSaved ? 'Generate New Answer' : 'Generate Answer'}
          </Button>
          {engine !== null && <p className="min-w-0 flex-1 basis-60 text-xs text-muted">{engine}</p>}
        </div>
      </CardBody>
    </Card>
  );
}
