import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { MOST_INSTRUCTIONS } from '#src/answers/schema.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { Textarea } from '../ui/input.tsx';

interface GenerateCardProps {
  /** Paragraphs without an answer, of all there are. */
  open: number;
  total: number;
  hasSaved: boolean;
  isRunning: boolean;
  /** It is the one thing to do next. */
  isPrimary: boolean;
  /** What drafts, as it calls itself. */
  engine: string | null;
  onGenerate(instructions: string | null): void;
}

/** Drafts the answer from what was entered, with instructions if there are any. */
export function GenerateCard(props: GenerateCardProps) {
  const { open, total, hasSaved, isRunning, isPrimary, engine, onGenerate } = props;
  const [instructions, setInstructions] = useState('');
  return (
    <Card aria-label="Draft your answer">
      <CardBody className="flex flex-col gap-3">
        <p className="max-w-[70ch] text-sm text-muted">
          {total > 0 && open === 0
            ? 'Every paragraph is answered. The draft is made from your choices, your words and your facts.'
            : 'You can draft at any time. What you have not answered stands in the draft as “needs your answer”, never as denied.'}
        </p>
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
