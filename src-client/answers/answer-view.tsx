import { format } from 'date-fns';
import { ArrowDownToLine, Check, CircleAlert, CircleCheck, Copy, History } from 'lucide-react';
import { useRef } from 'react';
import type { AnsweredParagraph, GeneratedAnswer } from '#src/answers/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { FileName } from '../text/file-name.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Menu } from '../ui/menu.tsx';
import { AnswerResponses } from './answer-responses.tsx';
import { AnswerSection, type Author } from './answer-section.tsx';
import { copyText } from './copy-text.ts';
import { MarkedDraft } from './marked-draft.tsx';
import { StepNotes } from './step-states.tsx';

interface AnswerViewProps {
  answer: GeneratedAnswer;
  /** Number of the newest one. */
  latest: number;
  onVersion(id: string): void;
  /** Brings a paragraph of the ledger. */
  onGoTo(paragraph: AnsweredParagraph): void;
}

/** A drafted answer: what it rests on, how far it can be relied on, and its sections. */
export function AnswerView({ answer, latest, onVersion, onGoTo }: AnswerViewProps) {
  const { sections, generatedAt, version, basedOnDocuments, engine, notes, instructions } = answer;
  const end = useRef<HTMLDivElement>(null);
  const isFocusable = { tabIndex: -1 };
  const toEnd = () => {
    end.current?.scrollIntoView({ block: 'end' });
    end.current?.focus({ preventScroll: true });
  };
  const copy = () =>
    void copyText(answerText(answer), {
      done: 'Answer Copied',
      failed: 'Unable to copy to clipboard. Please try again.',
    });
  const by = authors(engine.name);
  return (
    <section
      aria-label="Your answer"
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-xl leading-snug font-semibold">
              Draft answer{version < latest ? `, version ${version} of ${latest}` : ''}
            </h2>
            <p className="text-sm text-muted">
              Generated{' '}
              <time dateTime={generatedAt.toISOString()}>{format(generatedAt, 'MMM d, yyyy h:mm a')}</time>
            </p>
          </div>
          <div className="flex flex-wrap gap-1.5">
            <Button variant="secondary" size="small" onClick={copy}>
              <Copy aria-hidden="true" />
              Copy
            </Button>
            <Button variant="secondary" size="small" onClick={toEnd}>
              <ArrowDownToLine aria-hidden="true" />
              Scroll to End
            </Button>
            <VersionsMenu caseId={answer.caseId} shownId={answer.id} onChoose={onVersion} />
          </div>
        </div>
        <div className="text-sm">
          <span className="font-medium">Based on</span>
          <ul className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
            {basedOnDocuments.map((name) => (
              <li
                key={name}
                className="max-w-full truncate rounded-full border border-line bg-sunken px-2.5 py-0.5"
              >
                <FileName name={name} />
              </li>
            ))}
          </ul>
        </div>
        {instructions !== null && (
          <p className="max-w-[70ch] text-sm">
            <span className="font-medium">Your instructions:</span> {instructions}
          </p>
        )}
        <AnswerChecks answer={answer} />
        <StepNotes notes={notes} />
      </header>
      <AnswerSection title="Introduction" by={by.introduction}>
        <Paragraphs text={sections.introduction} />
      </AnswerSection>
      <AnswerSection title="Response to Allegations" by={by.responses}>
        <AnswerResponses answer={answer} onGoTo={onGoTo} />
      </AnswerSection>
      <AnswerSection title="Affirmative Defenses" by={by.defenses}>
        <Paragraphs text={sections.affirmativeDefenses} />
      </AnswerSection>
      {sections.counterclaims !== undefined && (
        <AnswerSection title="Counterclaims" by={by.counterclaims}>
          <Paragraphs text={sections.counterclaims} />
        </AnswerSection>
      )}
      <AnswerSection title="Conclusion" by={by.conclusion}>
        <Paragraphs text={sections.conclusion} />
      </AnswerSection>
      <div ref={end} {...isFocusable} className="text-xs text-muted outline-none">
        End of the draft. {engine.notice}
      </div>
    </section>
  );
}

/** What this product calls the engine that works by rules, without a language model. */
const BUILT_IN = /^built-in/i;

/** Who wrote which part: rules put everything into form, and a language model may have worded some of it. */
function authors(engine: string) {
  const rules: Author = { who: 'engine', text: 'Put together by rules, from your case' };
  const person = (text: string): Author => ({ who: 'person', text });
  const isBuiltIn = BUILT_IN.test(engine);
  const worded = (text: string): Author =>
    isBuiltIn ? person(text) : { who: 'engine', text: `${text}, worded by ${engine}` };
  return {
    introduction: isBuiltIn ? rules : { ...rules, text: `Worded by ${engine}` },
    responses: worded('Your choices and your words'),
    defenses: worded('The defenses you chose, with your facts'),
    counterclaims: person('Your facts'),
    conclusion: rules,
  };
}

function Paragraphs({ text }: { text: string }) {
  let at = 0;
  return text.split(/\n{2,}/).map((part) => {
    const key = at;
    at += part.length + 2;
    return (
      <p key={key} className="whitespace-pre-line">
        <MarkedDraft text={part} />
      </p>
    );
  });
}

/** How far the draft can be relied on: a figure with what it was computed from, and what was checked in it. */
function AnswerChecks({ answer }: { answer: GeneratedAnswer }) {
  const { confidence, confidenceBecause, checks } = answer;
  const failed = checks.filter(({ ok }) => !ok).length;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="max-w-[70ch]">
        <span className="figures font-medium">Confidence {Math.round(confidence * 100)}%</span>
        <span className="text-muted">: {confidenceBecause}</span>
      </p>
      {checks.length > 0 && (
        <Disclosure
          label={
            failed === 0
              ? `All ${checks.length} checks passed`
              : `${failed} of ${checks.length} checks need a look`
          }
        >
          <ul className="flex flex-col gap-1.5 py-1 pl-5.5">
            {checks.map(({ id, ok, text }) => (
              <li key={id} className="flex items-start gap-2">
                {ok ? (
                  <CircleCheck aria-label="Passed" className="mt-0.5 size-4 shrink-0 text-done" />
                ) : (
                  <CircleAlert aria-label="Needs a look" className="mt-0.5 size-4 shrink-0 text-due" />
                )}
                <span className="min-w-0 max-w-[70ch]">{text}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** The whole draft as plain text, section by section. */
function answerText({ sections }: Pick<GeneratedAnswer, 'sections'>): string {
  const parts: [title: string, text: string | undefined][] = [
    ['INTRODUCTION', sections.introduction],
    ['RESPONSE TO ALLEGATIONS', sections.responseToAllegations],
    ['AFFIRMATIVE DEFENSES', sections.affirmativeDefenses],
    ['COUNTERCLAIMS', sections.counterclaims],
    ['CONCLUSION', sections.conclusion],
  ];
  return parts
    .flatMap(([title, text]) => (text === undefined ? [] : [`${title}\n\n${text.trim()}`]))
    .join('\n\n\n');
}

interface VersionsMenuProps {
  caseId: string;
  shownId: string;
  onChoose(id: string): void;
}

/** Every answer that was generated in the case; none is ever overwritten. */
function VersionsMenu({ caseId, shownId, onChoose }: VersionsMenuProps) {
  const versions = trpc.answers.versions.useQuery({ caseId }, { meta: { silent: true } });
  const list = versions.data ?? [];
  if (list.length < 2) return null;
  return (
    <Menu
      heading="Versions of your answer"
      trigger={
        <Button variant="secondary" size="small">
          <History aria-hidden="true" />
          Versions ({list.length})
        </Button>
      }
      items={list.map(({ id, version, generatedAt, needsAnswer }) => ({
        label: `Version ${version} · ${format(generatedAt, 'MMM d, h:mm a')}${needsAnswer > 0 ? ` · ${needsAnswer} unanswered` : ''}`,
        icon: id === shownId ? <Check aria-label="Shown" /> : <span aria-hidden="true" className="size-4" />,
        onSelect: () => onChoose(id),
      }))}
    />
  );
}
