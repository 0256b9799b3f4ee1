import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface InterfaceText {
  /** 'src-client/home/home-page.tsx:12'. */
  place: string;
  text: string;
}

/** A node of the syntax tree (ESTree with JSX). */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** What stands where a value is filled in. */
const FILLED = 'this';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const partsOf = (node: Node): Node[] => Object.values(node).flatMap(nodesOf);

/** What a string says; null for anything else. */
function literalOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = nodesOf(node.quasis).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? textOf(value.cooked) : '',
  );
  return quasis.join(FILLED);
}

function nameOf(node: Node | undefined): string {
  return textOf(node?.name) || (isNode(node?.name) ? textOf(node.name.name) : '');
}

/** Attributes that nobody reads. */
const UNREAD =
  /^(?:className|panelClassName|href|id|role|name|type|htmlFor|autoComplete|d|meaning|path|variant|size)$/;
/** Elements whose children are one text. */
const BLOCKS = /^(?:p|li|h[1-6]|dt|dd|summary|figcaption|legend)$/;
const NEVER = /^(?:ImportDeclaration|ExportAllDeclaration|TaggedTemplateExpression|TS)/;

/** The text of an element as a person reads it; what stands there under a condition is read for itself. */
function readTogether(element: Node): string {
  return nodesOf(element.children)
    .map((child) => {
      if (child.type === 'JSXText') return textOf(child.value).replaceAll(/\s+/g, ' ');
      if (child.type === 'JSXElement') return ` ${readTogether(child)} `;
      if (child.type !== 'JSXExpressionContainer' || !isNode(child.expression)) return '';
      const { expression } = child;
      if (/^(?:Conditional|Logical|JSXEmpty)/.test(expression.type)) return '';
      const isList = hasFunction(expression);
      return literalOf(expression) ?? (isList ? '' : FILLED);
    })
    .join('');
}

function hasFunction({ type, arguments: given }: Node): boolean {
  return type === 'CallExpression' && nodesOf(given).some(({ type }) => type === 'ArrowFunctionExpression');
}

/** Sentences that people read: children of elements, and strings that are written as sentences. */
export function interfaceTexts(root: string, path: string): InterfaceText[] {
  const code = readFileSync(join(root, path), 'utf8');
  const found: InterfaceText[] = [];

  function add({ start }: Node, raw: string): void {
    const text = raw.replaceAll(/[^\S\n]+/g, ' ').trim();
    if (isSentence(text)) found.push({ place: `${path}:${code.slice(0, start).split('\n').length}`, text });
  }

  function visit(node: Node): void {
    if (NEVER.test(node.type)) return;
    if (node.type === 'JSXAttribute' && UNREAD.test(nameOf(node))) return;
    if (node.type === 'JSXElement' && isOneText(node)) {
      add(node, readTogether(node));
      visitInside(node);
      return;
    }
    const text = literalOf(node);
    if (text === null) partsOf(node).forEach(visit);
    else {
      add(node, text);
      nodesOf(node.expressions).forEach(visit);
    }
  }

  /** What was read as part of a text is not read again. */
  function visitInside(element: Node): void {
    if (isNode(element.openingElement)) nodesOf(element.openingElement.attributes).forEach(visit);
    for (const child of nodesOf(element.children)) {
      if (child.type === 'JSXElement') visitInside(child);
      else if (isNode(child.expression) && literalOf(child.expression) === null) visit(child.expression);
    }
  }

  const tree: unknown = parseSync(path, code).program;
  nodesOf(tree).forEach(visit);
  return found;
}

function isOneText(element: Node): boolean {
  const hasWords = nodesOf(element.children).some(
    ({ type, value }) => type === 'JSXText' && /[a-z]{2}/i.test(textOf(value)),
  );
  const name = isNode(element.openingElement) ? nameOf(element.openingElement) : '';
  return hasWords || BLOCKS.test(name);
}

/** Four words or more, begun as sentences are, without the signs of a pattern or a statement. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  const isBegun = /^["“‘(]?(?:\p{Lu}|this\b)/u.test(text);
  return words.length >= 4 && isBegun && /[a-z]{3}/.test(text) && !/[{}<>=\\|[\]]|\(\?/.test(text);
}
