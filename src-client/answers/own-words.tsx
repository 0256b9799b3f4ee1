import { type LedgerParagraph, MOST_WORDS } from '#src/answers/schema.ts';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { choiceOf } from './response-choices.ts';

interface OwnWordsProps {
  paragraph: LedgerParagraph;
  canEdit: boolean;
  /** Somebody asked for the field. */
  isWriting: boolean;
  onChange(paragraph: LedgerParagraph, change: { words: string }): void;
}

/** The person's own words to a paragraph: asked for where an answer says too little without them. */
export function OwnWords({ paragraph, canEdit, isWriting, onChange }: OwnWordsProps) {
  const { response, words } = paragraph;
  const choice = choiceOf(response);
  const needsWords = choice?.needsWords ?? false;
  if (!canEdit) {
    return words === '' ? null : <p className="max-w-[70ch] text-sm whitespace-pre-line">{words}</p>;
  }
  if (words === '' && !needsWords && !isWriting) return null;
  return (
    <Field
      label={choice?.wordsLabel ?? 'In your own words (optional)'}
      hint={
        needsWords && words.trim() === ''
          ? 'The answer needs this: for example “I admit the date, and deny the rest.”'
          : undefined
      }
    >
      <Textarea
        value={words}
        maxLength={MOST_WORDS}
        rows={2}
        autoFocus={isWriting && words === ''}
        onChange={(event) => onChange(paragraph, { words: event.target.value })}
      />
    </Field>
  );
}
