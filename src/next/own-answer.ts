/** What somebody sends in answer: a time that follows it does not start with being served. */
const OWN_PAPER =
  /\b(?:serv(?:ice|ed|ing)|mail(?:ed|ing)|sent|sending|filing|filed)\b[^,;]{0,20}\b(?:answer|response|reply|responsive pleading)\b|\b(?:answer|response|reply|pleading) (?:is|was|has been) (?:served|filed|mailed|sent)\b/i;

/** Whether a time runs from a paper of the person's own: 'after the service of a copy of the answer'. */
export function runsFromOwnPaper(from: string): boolean {
  return OWN_PAPER.test(from);
}

/** What filing is called that follows the sending of the answer. */
export const FILE_AFTER = 'File your answer with the court, after you sent it to the other side';
