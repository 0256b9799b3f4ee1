import {
  Briefcase,
  Calculator,
  CalendarDays,
  FileSearch,
  FolderOpen,
  Keyboard,
  LogOut,
  Plus,
  Sparkles,
  Upload,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { foldName, marksOf } from '#src/palette/names.ts';
import { paths, serverPaths } from '../paths.ts';
import { Kbd } from '../ui/kbd.tsx';
import { Marked } from '../ui/marked.tsx';
import { useSingleKeys } from '../ui/single-keys.ts';
import type { PaletteItem } from './palette-item.ts';

interface Action extends Omit<PaletteItem, 'label'> {
  label: string;
  /** Other words by which it is looked for. */
  also: string;
  /** Of this case. */
  caseTitle?: string;
}

const MOST_OF_CASES = 6;

/** Where no case is on screen: it starts with the first. */
const ASSISTANT: Action = {
  key: 'assistant',
  icon: <Sparkles />,
  label: 'AI assistant',
  also: 'ask question chat',
  href: paths.assistant,
};

function ofEverything(openKeys: () => void): Action[] {
  return [
    { key: 'new-case', icon: <Plus />, label: 'New case', also: 'create add', href: paths.newCase },
    { key: 'home', icon: <Briefcase />, label: 'Cases and what is due', also: 'home', href: paths.home },
    {
      key: 'profile',
      icon: <UserRound />,
      label: 'Profile',
      also: 'settings account reminders calendar feed mail',
      href: paths.profile,
    },
    {
      key: 'keys',
      icon: <Keyboard />,
      label: 'Keyboard shortcuts',
      also: 'keys help',
      aside: <KeysHint />,
      run: openKeys,
    },
    {
      key: 'sign-out',
      icon: <LogOut />,
      label: 'Sign out',
      also: 'log off logout',
      href: serverPaths.logout,
      isServer: true,
    },
  ];
}

function ofCase(item: Case): Action[] {
  const { id } = item;
  const action = (name: string, icon: ReactNode, label: string, also: string, href: string): Action => ({
    key: `${name}:${id}`,
    icon,
    label,
    also,
    href,
    caseTitle: caseTitle(item),
  });
  return [
    ...(can(item.memberRole, 'document:create')
      ? [action('upload', <Upload />, 'Upload documents', 'add files papers', paths.upload(id))]
      : []),
    action(
      'calculate',
      <Calculator />,
      'Calculate a deadline',
      'count days calculator',
      paths.timeline(id, 'calculator'),
    ),
    action(
      'check-draft',
      <FileSearch />,
      'Check a draft',
      'citations quotes chatbot verify',
      paths.checkDraft(id),
    ),
    action('documents', <FolderOpen />, 'Open the documents', 'papers files manage', paths.documents(id)),
    action('assistant', <Sparkles />, 'AI assistant', 'ask question chat', paths.assistantFor(id)),
    action('timeline', <CalendarDays />, 'Open the timeline', 'deadlines dates', paths.timeline(id)),
  ];
}

interface ActionsInput {
  /** Words that were typed, folded. */
  words: readonly string[];
  cases: readonly Case[];
  /** The case on screen. */
  currentId: string | null;
  openKeys(): void;
}

export interface FoundActions {
  items: PaletteItem[];
  /** What was typed is how the first of them begins. */
  isMeant: boolean;
}

/**
 * What can be done: of the case on screen and of the whole product, and once words are typed, of every case that
 * they name beside the action.
 */
export function findActions({ words, cases, currentId, openKeys }: ActionsInput): FoundActions {
  const current = cases.filter(({ id }) => id === currentId);
  const general = [...(current.length === 0 ? [ASSISTANT] : []), ...ofEverything(openKeys)];
  if (words.length === 0) {
    return {
      items: [...current.flatMap(ofCase), ...general].map((each) => itemOf(each, [])),
      isMeant: false,
    };
  }
  const others = cases.filter(({ id }) => id !== currentId);
  const found = [
    ...current.flatMap(ofCase).filter((each) => isWanted(each, words)),
    ...others
      .flatMap(ofCase)
      .filter((each) => isWanted(each, words))
      .slice(0, MOST_OF_CASES),
    ...general.filter((each) => isWanted(each, words)),
  ];
  const [first] = found;
  return {
    items: found.map((each) => itemOf(each, words)),
    isMeant: first !== undefined && foldName(first.label).startsWith(words.join(' ')),
  };
}

/** Every word begins one of the action or its case, and one of them is the action's own. */
function isWanted({ label, also, caseTitle: title = '' }: Action, words: readonly string[]): boolean {
  const begins = (text: string, word: string) => ` ${foldName(text)}`.includes(` ${word}`);
  const isOwn = (word: string) => begins(`${label} ${also}`, word);
  return words.some(isOwn) && words.every((word) => isOwn(word) || begins(title, word));
}

function itemOf(
  { label, also: _, caseTitle: title, ...action }: Action,
  words: readonly string[],
): PaletteItem {
  return {
    ...action,
    label: <Marked text={label} marks={marksOf(label, words)} />,
    ...(title !== undefined && { detail: <Marked text={title} marks={marksOf(title, words)} /> }),
  };
}

/** The key that lists the keys, while it does. */
function KeysHint() {
  if (!useSingleKeys()) return null;
  return (
    <span className="max-sm:hidden">
      <Kbd>?</Kbd>
    </span>
  );
}
