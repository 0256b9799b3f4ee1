import type { PeriodMention } from './mention.ts';

/** '30 DIAS DE CALENDARIO después de que le entreguen esta citación', 'dentro de 20 días después de la entrega'. */
const PERIOD =
  /(?<![\d.])(\d{1,3})\s{1,2}(d[ií]as?|semanas?|mes(?:es)?)(?![\p{L}])(?:\s{1,2}(?:de\s{1,2}calendario|h[aá]biles|calendario))?(?:\s{1,2}(despu[eé]s\s{1,2}de(?:\s{1,2}que)?|antes\s{1,2}de(?:\s{1,2}que)?|a\s{1,2}partir\s{1,2}de|desde)\s{1,2}((?:(?!para\b|deb)[^\s.,;]{1,24}\s?){1,12}))?/giu;

/** The counted times of the Spanish half of a summons. */
export function findSpanishPeriods(text: string): PeriodMention[] {
  const found: PeriodMention[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const [whole, count, unit = '', lead, words = ''] = match;
    const first = unit.charAt(0).toLowerCase();
    const isBusiness = /h[aá]biles/i.test(whole) && first === 'd';
    const end = match.index + whole.trimEnd().length;
    found.push({
      form: 'period',
      count: Number(count),
      unit: isBusiness ? 'business_days' : first === 'd' ? 'days' : first === 's' ? 'weeks' : 'months',
      unitEnd: end,
      direction: lead === undefined ? null : /^antes/i.test(lead) ? 'before' : 'after',
      event: words.trim(),
      start: match.index,
      end,
    });
  }
  return found;
}
