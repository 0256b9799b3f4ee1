const COUNTY_OF =
  /\b(?:county|parish) of ([\p{Lu}\p{L}][\p{L}.'’ -]*?)\s*(?=$|[,;()\d]|\s(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|in the|district|magistrate|metropolitan|state)\b)/imu;
const NAMED_COUNTY =
  /(?:^|[,;(–—-]|\b(?:of|for|in|court))\s*((?:\p{L}[\p{L}.'’]*\s){1,3}?)county\b(?!\s+of\b)/imu;

/** 'Santa Fe' out of 'First Judicial District Court, Santa Fe County' or 'COUNTY OF SANTA FE'; null when not named. */
export function countyIn(text: string): string | null {
  const found = (COUNTY_OF.exec(text)?.[1] ?? NAMED_COUNTY.exec(text)?.[1])?.trim();
  const name = found?.replace(/^(?:(?:of|for|in|the)\s+)+/i, '');
  return name && !/^(?:the|of|for|in|this|each)$/i.test(name) ? name : null;
}

/** 'Bernalillo' also where somebody wrote 'Bernalillo County'. */
export function countyName(county: string | null): string | null {
  return county?.replace(/\s+county\s*$/i, '').trim() || null;
}
