import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { withFacts } from '#src/documents/analysis-view.ts';
import { type ReadFacts, readFacts } from '#src/facts/read-facts.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { type Classification, classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { statesClaim } from '#src/papers/kind-of.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import type { Analysis } from '#src/papers/schema.ts';
import { KEPT_TEXTS, type ReadText, readTexts } from './corpus.ts';

export interface LabeledPaper<T> {
  path: string;
  kind: string;
  truth: T;
}

/** A paper with its label, as the product reads it. */
export interface ReadPaper<T> extends LabeledPaper<T> {
  filename: string;
  text: string;
  classification: Classification;
  docType: string;
  read: ReadFacts;
  /** A summary, as the review asks for one whatever the paper is. */
  analysis: Analysis;
}

/** Every paper of a folder with a manifest in this form, as the product reads it; files without text are left out. */
export async function readLabeled<T>(folder: string, truth: z.ZodType<T>): Promise<ReadPaper<T>[]> {
  const row = z.object({ path: z.string(), kind: z.string(), truth });
  const lines = (await readFile(join(folder, 'manifest.jsonl'), 'utf8')).split('\n');
  const labeled = lines.filter((line) => line.trim() !== '').map((line) => row.parse(JSON.parse(line)));
  const there = labeled.filter(({ path }) => existsSync(join(folder, path)));
  const texts = await readTexts(
    folder,
    there.map(({ path }) => path),
    KEPT_TEXTS,
  );
  return there.flatMap((paper) => {
    const text = texts.get(paper.path);
    return text?.text ? [readPaper(paper, text, text.text)] : [];
  });
}

function readPaper<T>(
  paper: LabeledPaper<T>,
  { mimeType, notes, layout }: ReadText,
  text: string,
): ReadPaper<T> {
  const filename = basename(paper.path);
  const classification = classifyDocument({ text, filename, mimeType });
  const docType = classification.confidence < SURE_ENOUGH ? 'Other' : classification.type;
  const read = readFacts({ text, docType, docDate: findDocDate(text), pageCount: null, notes, layout });
  const asked = statesClaim(docType) ? 'Other' : docType;
  const analysis = withFacts(analyzeText({ text, docType: asked, layout }), {
    facts: read.facts,
    docType,
    byModel: false,
  });
  return { ...paper, filename, text, classification, docType, read, analysis };
}

/** Words of a name or a sentence, without case, punctuation and small words; figures without commas and cents of nothing. */
export function keyWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/\.00\b/g, '')
      .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  ).filter((word) => !SMALL.has(word));
}

const SMALL = new Set([
  'the',
  'a',
  'an',
  'of',
  'for',
  'to',
  'in',
  'on',
  'and',
  'no',
  's',
  'mr',
  'ms',
  'mrs',
  'dr',
]);

/** How much two texts share: twice the words in common over all words of both, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [new Set(keyWords(one)), new Set(keyWords(other))];
  const common = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

const SHORTEST_BEGINNING = 5;

/** Whether every word stands among others, in whatever form: 'deny' in 'denied', 'posts' in 'post'. */
export function holdsWords(text: string, words: string): boolean {
  const all = keyWords(text);
  return keyWords(words).every((word) =>
    all.some(
      (each) =>
        each === word ||
        // Labels give some words by their beginning: 'stipulat', 'complain'.
        (!/\d/.test(word) &&
          (stemOf(each) === stemOf(word) || (word.length > SHORTEST_BEGINNING && each.startsWith(word)))),
    ),
  );
}

const MONTHS =
  /^(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)$/;

const stemOf = (word: string): string =>
  word
    .replace(MONTHS, '$1')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ing|ed|es|(?<!s)s)$/, '')
    .replace(/e$/, '');
