import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { explainTerms, type TextPiece } from '#src/text/court-terms.ts';
import { Term } from '../ui/term.tsx';

/** Elements that are part of a text. A link, a button, a quotation and what another component draws stay as they are. */
const OF_TEXT = new Set(['p', 'span', 'div', 'ul', 'ol', 'li', 'em', 'i']);

function isOfText(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  if (!isValidElement(node)) return false;
  return node.type === Fragment || (typeof node.type === 'string' && OF_TEXT.has(node.type));
}

function textsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (typeof child === 'string') return [child];
    return isOfText(child) ? textsOf(child.props.children) : [];
  });
}

function withTerms(node: ReactNode, explained: Iterator<TextPiece[]>): ReactNode {
  return Children.map(node, (child) => {
    if (isOfText(child)) return cloneElement(child, undefined, withTerms(child.props.children, explained));
    if (typeof child !== 'string') return child;
    const pieces: TextPiece[] = explained.next().value ?? [];
    return pieces.map(({ text, start, meaning }) =>
      meaning === null ? (
        <Fragment key={start}>{text}</Fragment>
      ) : (
        <Term key={start} meaning={meaning}>
          {text}
        </Term>
      ),
    );
  });
}

/** A text with each court term marked where it stands first in it. */
export function markTerms(text: ReactNode): ReactNode {
  return withTerms(text, explainTerms(textsOf(text)).values());
}
