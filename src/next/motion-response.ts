const MOTION = /\bmotions?\b/i;
const RESPONDS = /\b(?:respon[ds]|oppos|object)/i;

/** Whether words speak of a motion. */
export const speaksOfMotion = (words: string): boolean => MOTION.test(words);

/** Whether a duty is to meet a motion, by its name and by the words of the paper: 'File any response to the motion'. */
export function isMotionResponse(label: string, quote = ''): boolean {
  return RESPONDS.test(label) && speaksOfMotion(`${label} ${quote}`);
}
