/** How the graphics state is left: `open` states that nobody closed, `lacking` ones that were closed and never opened. */
export interface StateBalance {
  open: number;
  lacking: number;
}

const SPACE = /[\0\t\n\f\r ]/;
const DELIMITER = /[()<>[\]{}/%]/;

/**
 * Counts the operators q and Q of a page's content (PDF 32000-1 §8.4.2), given as Latin-1 text. Strings, comments and
 * pictures within the content are passed over.
 */
export function stateBalance(content: string): StateBalance {
  let open = 0;
  let lacking = 0;
  let at = 0;
  while (at < content.length) {
    const letter = content.charAt(at);
    if (letter === '(') at = endOfString(content, at);
    else if (letter === '%') at = endOfLine(content, at);
    else if (letter === '<' && content.charAt(at + 1) !== '<')
      at = after(content.indexOf('>', at), content, 1);
    else if (SPACE.test(letter) || DELIMITER.test(letter)) at += letter === '/' ? nameLength(content, at) : 1;
    else {
      const word = wordAt(content, at);
      at += word.length;
      if (word === 'q') open += 1;
      else if (word === 'Q' && open > 0) open -= 1;
      else if (word === 'Q') lacking += 1;
      else if (word === 'ID') at = endOfPicture(content, at);
    }
  }
  return { open, lacking };
}

function wordAt(content: string, start: number): string {
  let at = start;
  while (at < content.length && !SPACE.test(content.charAt(at)) && !DELIMITER.test(content.charAt(at)))
    at += 1;
  return content.slice(start, at);
}

function nameLength(content: string, start: number): number {
  return 1 + wordAt(content, start + 1).length;
}

function after(found: number, content: string, length: number): number {
  return found === -1 ? content.length : found + length;
}

function endOfLine(content: string, start: number): number {
  const end = content.slice(start, start + 100_000).search(/[\r\n]/);
  return end === -1 ? Math.min(content.length, start + 100_000) : start + end;
}

function endOfString(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at += 1) {
    const letter = content.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return content.length;
}

function endOfPicture(content: string, start: number): number {
  const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
  end.lastIndex = start;
  const found = end.exec(content);
  return found === null ? content.length : found.index + found[0].length;
}
