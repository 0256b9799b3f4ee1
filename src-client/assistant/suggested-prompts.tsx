import {
  CalendarClock,
  Compass,
  FileSearch,
  FolderPlus,
  Lightbulb,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import type { ActionType } from '#src/conversations/reply-schema.ts';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';

const ICON: Partial<Record<ActionType, LucideIcon>> = {
  summary: FileSearch,
  deadlines: CalendarClock,
  strategy: Compass,
  'documents-to-prepare': FolderPlus,
  'next-steps': ListChecks,
};

interface PromptsProps {
  onAsk(text: string): void;
  isBusy: boolean;
}

/** Questions to begin with, in an empty conversation. */
export function SuggestedPrompts({ onAsk, isBusy }: PromptsProps) {
  return (
    <ul aria-label="Suggested questions" className="flex w-full max-w-xl flex-col gap-2">
      {SUGGESTED_PROMPTS.map(({ actionType, text }) => {
        const Icon = ICON[actionType] ?? Lightbulb;
        return (
          <li key={actionType}>
            <Button
              variant="secondary"
              className="min-h-11 w-full justify-start py-2"
              disabled={isBusy}
              onClick={() => onAsk(text)}
            >
              <Icon aria-hidden="true" className="text-accent" />
              <span className="min-w-0 text-left whitespace-normal">{text}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The same later on, beside the field. */
export function PromptsMenu({ onAsk, isBusy }: PromptsProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="small" className="px-2" disabled={isBusy}>
          <Lightbulb aria-hidden="true" />
          Suggestions
        </Button>
      }
      items={SUGGESTED_PROMPTS.map(({ text }) => ({ label: text, onSelect: () => onAsk(text) }))}
    />
  );
}
